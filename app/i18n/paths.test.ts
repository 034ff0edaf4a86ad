import { describe, expect, it } from 'vitest';
import { articleSlugs, authorIds } from '#app/domain/blog/article-slugs.ts';
import { towns } from '#app/domain/towns.ts';
import { isLanguage } from './languages.ts';
import { moved, paths, screenIds, unlisted, type ScreenId } from './paths.ts';

/** Written by hand from the ledger: every specified route, and every specified link without a target. */
const specified: readonly (readonly [row: string, path: string, screen: ScreenId])[] = [
  ['SHELL-04', '/', 'home'],
  ['SHELL-05', '/home', 'home'],
  ['SHELL-06', '/countdown', 'countdown'],
  ['SHELL-07', '/lancement', 'countdown'],
  ['SHELL-08', '/adluma', 'adluma'],
  ['SHELL-09', '/simulateur', 'adluma'],
  ['SHELL-10', '/simulateur-complet', 'adluma-full'],
  ['SHELL-11', '/ila', 'ila'],
  ['SHELL-12', '/contact', 'contact'],
  ['SHELL-13', '/etudes-de-cas', 'cases'],
  ['SHELL-14', '/methode-iluma', 'method'],
  ['SHELL-15', '/ia-ethique', 'ethics'],
  ['SHELL-16', '/inter-visibilite', 'cross-visibility'],
  ['SHELL-17', '/seo-modulaire', 'modular-seo'],
  ['SHELL-18', '/hub-services', 'services-hub'],
  ['SHELL-19', '/hub', 'hub'],
  ['SHELL-20', '/landing-page-intelligente', 'landing'],
  ['SHELL-21', '/page-fidelisation-intelligente', 'loyalty'],
  ['SHELL-22', '/mini-site-seo', 'mini-site'],
  ['SHELL-23', '/temoignages-dashboards', 'social-proof'],
  ['SHELL-24', '/blogia', 'blogia'],
  ['SHELL-25', '/blog', 'blog'],
  ['SHELL-26', '/ilumatch', 'ilumatch'],
  ['SHELL-27', '/modules', 'modules'],
  ['SHELL-28', '/hub-central', 'modules'],
  ['SHELL-29', '/blog-intelligent', 'blog-intelligent'],
  ['SHELL-30', '/comprendre-google', 'seo-explainer'],
  ['SHELL-31', '/zyno', 'zyno'],
  ['SHELL-32', '/crm-iluma', 'crm-feature'],
  ['SHELL-33', '/crm-complet', 'crm'],
  ['SHELL-34', '/tableau-analytics', 'analytics'],
  ['SHELL-35', '/systeme-complet', 'full-system'],
  ['SHELL-36', '/heatmap-ila', 'heatmap'],
  ['SHELL-37', '/services/seo-ia', 'service-seo'],
  ['SHELL-38', '/services/podcasts', 'service-podcasts'],
  ['SHELL-39', '/services/blogs-intersites', 'service-blogs'],
  ['SHELL-40', '/services/landing-aimant', 'service-landing'],
  ['SHELL-41', '/services/fidelisation-diamant', 'service-loyalty'],
  ['SHELL-42', '/services/ecommerce', 'service-ecommerce'],
  ['SHELL-43', '/services/visibilite-locale', 'service-local'],
  ['SHELL-44', '/services/youtube-seo', 'service-youtube'],
  ['LINK-02', '/politique-confidentialite', 'privacy'],
  ['LINK-03', '/mentions-legales', 'legal-notice'],
  ['LINK-04', '/accessibilite', 'accessibility'],
  ['LINK-05', '/cookies', 'cookies'],
  ['LINK-06', '/privacy-policy', 'privacy'],
  ['LINK-07', '/cookie-policy', 'cookies'],
  ['LINK-08', '/blog-intelligent/fiche-google', 'article-fiche-google'],
  ['LINK-08', '/blog-intelligent/ecrire-avec-ia', 'article-ecrire-avec-ia'],
  ['LINK-08', '/blog-intelligent/budget-google-ads', 'article-budget-google-ads'],
  ['LINK-08', '/blog-intelligent/crm-relances', 'article-crm-relances'],
  ['LINK-08', '/blog-intelligent/faire-revenir', 'article-faire-revenir'],
  ['LINK-08', '/blog-intelligent/page-une-intention', 'article-page-une-intention'],
  ['LINK-09', '/modules/adluma', 'module-adluma'],
  ['LINK-10', '/modules/blog-ia', 'module-blogia'],
  ['LINK-11', '/modules/hub', 'module-hub'],
  ['LINK-12', '/modules/ila', 'module-ila'],
  ['LINK-13', '/modules/illumatch', 'module-illumatch'],
  ['LINK-14', '/modules/landingpage', 'module-landing'],
  ['LINK-15', '/services/meta-ads', 'service-meta-ads'],
  ['LINK-16', '/comprendre-le-seo', 'seo-course'],
  ['LINK-17', '/etudes-de-cas/katz-sport', 'case-katz-sport'],
  ['LINK-18', '/etudes-de-cas/clinique-rfs', 'case-clinique-rfs'],
  ['LINK-19', '/etudes-de-cas/concept-m-rustique', 'case-concept-m'],
  ['LINK-20', '/etudes-de-cas/literie-amitie', 'case-literie-amitie'],
  ['LINK-22', '/search', 'search'],
  ['LINK-23', '/faq', 'faq'],
  ['ADS-07', '/simulateur-ia', 'adluma-loading'],
];

/** Pages without a specified address, such as the status page of a message or the page about the robot. */
const own = [
  '/suivi',
  '/contact/rendez-vous',
  '/rendez-vous',
  '/robot',
  '/guide',
  '/guia',
  '/ila/rapport',
  '/ila/report',
  '/ila/informe',
  ...articleSlugs.map((slug) => `/blog-intelligent/${slug}`),
  ...authorIds.map((id) => `/blog-intelligent/auteurs/${id}`),
  ...['visibilite-locale', 'meta-ads', 'landing-aimant'].flatMap((service) =>
    towns.map((town) => `/services/${service}/${town}`),
  ),
];

const all: string[] = [...screenIds.flatMap((screen) => [...paths[screen]]), ...Object.keys(moved)];

describe('the URL table', () => {
  it.each(specified)('%s: the path %s shows the screen %s', (_row, path, screen) => {
    expect(paths[screen]).toContain(path);
  });

  it.each([
    ['LINK-01', '/ila-related', 'ila'],
    ['LINK-21', '/crm', 'crm'],
  ] as const)('%s: the path %s redirects to the screen %s', (_row, path, screen) => {
    expect(moved[path]).toBe(screen);
  });

  it('has only paths named in the ledger or in this test', () => {
    const named = new Set<string>([
      ...specified.map(([, path]) => path),
      ...Object.keys(moved),
      ...own,
    ]);
    expect(all.filter((path) => !named.has(path))).toEqual([]);
  });

  it('has unique paths', () => {
    expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
  });

  it('has no parameters (SHELL-03), capitals, trailing slashes or language prefixes', () => {
    for (const path of all) {
      expect(path).toMatch(/^\/$|^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/);
      expect(isLanguage(path.split('/', 2)[1])).toBe(false);
    }
  });

  it('keeps internal and personal pages out of the sitemap (SHELL-33)', () => {
    expect([...unlisted].toSorted()).toEqual([
      'adluma-loading',
      'booking-status',
      'countdown',
      'crm',
      'ila-report',
      'lead-status',
      'search',
    ]);
  });
});
