import { createHash } from 'node:crypto';
import results from '#app/content/accessibility/results.json' with { type: 'json' };
import { company } from '#app/content/company/facts.ts';
import { pageName } from '#app/content/page-name.ts';
import { serviceIds } from '#app/content/services/shape.ts';
import type { Content } from '#app/content/shape.ts';
import { articleSlugs, authorIds } from '#app/domain/blog/article-slugs.ts';
import { articles } from '#app/domain/blog/articles.ts';
import { caseIds } from '#app/domain/cases/cases.ts';
import { legalTextsOf } from '#app/domain/privacy/legal-texts.ts';
import { localServices, towns } from '#app/domain/towns.ts';
import { guideChecks } from '#app/i18n/guide-paths.ts';
import { editorialScreens, type ScreenId } from '#app/i18n/paths.ts';
import type { SitePage } from '#app/i18n/site-pages.ts';

type TextsOf = (content: Content) => unknown;

const cards: TextsOf = (content) =>
  articleSlugs.map((slug) => [content.articles[slug].title, content.articles[slug].excerpt]);

/** Screens that belong to no family. */
const own: Readonly<Partial<Record<ScreenId, TextsOf>>> = {
  home: ({ home, team, faq }) => [home, team, faq.questions],
  'cross-visibility': ({ crossVisibility }) => crossVisibility,
  modules: ({ modules }) => modules,
  hub: ({ hub }) => hub,
  'services-hub': ({ servicesHub }) => servicesHub,
  'module-ila': ({ ilaDashboard, team }) => [ilaDashboard, team],
  adluma: ({ adluma: { simulator, quick } }) => [simulator, quick],
  'adluma-full': ({ adluma: { simulator, full } }) => [simulator, full],
  ila: ({ ilaWizard, audit }) => [ilaWizard, audit.start],
  blogia: ({ blogia }) => blogia,
  ilumatch: ({ ilumatch }) => ilumatch,
  zyno: ({ zyno }) => zyno,
  analytics: ({ analytics }) => analytics,
  heatmap: ({ heatmap }) => heatmap,
  landing: ({ landing }) => landing,
  loyalty: ({ loyalty }) => loyalty,
  'full-system': ({ fullSystem, faq }) => [fullSystem, faq.questions],
  blog: (content) => [content.blog.blog, cards(content)],
  'blog-intelligent': (content) => [content.blog.intelligent, cards(content)],
  cases: ({ cases: { page, studies } }) => [
    page,
    Object.values(studies).map(({ heading, lead, results: shown }) => [heading, lead, shown]),
  ],
  contact: ({ contact, team, company: words }) => [contact, team, words, company],
  booking: ({ bookings }) => bookings,
  faq: ({ faq }) => faq,
  guide: ({ guide, auditChecks }) => [
    guide.hub,
    guideChecks.map((check) => [auditChecks.checks[check].name, auditChecks.checks[check].what]),
  ],
  'crm-feature': ({ crmFeatures }) => crmFeatures,
  privacy: ({ legal }) => [legal.texts.privacy, legalTextsOf],
  'legal-notice': ({ legal }) => [legal.texts['legal-notice'], legalTextsOf],
  accessibility: ({ accessibility }) => [accessibility, results],
  cookies: ({ cookies }) => cookies,
  robot: ({ robot }) => robot,
};

/** The texts of pages rendered by one module. */
const ofFamily = <Id extends string>(
  prefix: string,
  ids: readonly Id[],
  textsOf: (content: Content, id: Id) => unknown,
): Record<string, TextsOf> =>
  Object.fromEntries(ids.map((id) => [prefix + id, (content: Content) => textsOf(content, id)]));

const townPageIds = localServices.flatMap((service) =>
  towns.map((town) => `${service}-${town}` as const),
);

const allTexts: Readonly<Partial<Record<string, TextsOf>>> = {
  ...own,
  ...ofFamily('', guideChecks, ({ guide, auditChecks }, check) => [
    guide.checks[check],
    auditChecks.checks[check],
  ]),
  ...ofFamily('', serviceIds, ({ services }, id) => services[id]),
  ...ofFamily('', editorialScreens, ({ editorialPages }, id) => editorialPages[id]),
  ...ofFamily('town-', townPageIds, ({ townPages }, id) => townPages[id]),
  ...ofFamily('case-', caseIds, ({ cases }, id) => cases.studies[id]),
  ...ofFamily('article-', articleSlugs, (content, slug) => [
    content.articles[slug],
    articles[slug],
  ]),
  ...ofFamily('author-', authorIds, (content, id) => [
    content.authors[id],
    content.team.find((each) => each.id === id),
    articleSlugs
      .filter((slug) => articles[slug].author === id)
      .map((slug) => content.articles[slug].title),
  ]),
};

/**
 * Digest of a page's content in one language: its own texts, name and summary. Shared frames are excluded, because a
 * new button label does not change any page.
 */
export function digestOf(page: SitePage, content: Content): string {
  const textsOf = allTexts[page.id];
  if (!textsOf) throw new Error(`page-texts.ts does not say where the texts of ${page.id} are`);
  const told = JSON.stringify([pageName(page, content), textsOf(content)]);
  return createHash('sha256').update(told).digest('hex').slice(0, 8);
}
