import type { Locator, Page } from '@playwright/test';
import { shellCopy } from '#app/content/shell/copy.ts';
import { languageNames, type Language } from '#app/i18n/languages.ts';

/** The links of each menu, in order. Source: ledger SHELL-48 to SHELL-66. */
export const menuLinks = {
  method: ['/methode-iluma', '/ia-ethique', '/inter-visibilite', '/seo-modulaire'],
  modules: [
    '/landing-page-intelligente',
    '/page-fidelisation-intelligente',
    '/adluma',
    '/mini-site-seo',
    '/etudes-de-cas',
    '/temoignages-dashboards',
  ],
  hub: [
    '/modules',
    '/hub-services',
    '/methode-iluma',
    '/etudes-de-cas',
    '/blog-intelligent',
    '/contact',
  ],
} as const satisfies Record<string, readonly `/${string}`[]>;

export type MenuId = keyof typeof menuLinks;

export const menuIds = Object.keys(menuLinks) as MenuId[];

/** The header as a visitor with this language meets it. */
export function headerOf(page: Page, language: Language = 'fr') {
  const copy = shellCopy[language];
  const banner = page.getByRole('banner');
  const navigation = banner.getByRole('navigation', { name: copy.mainNavigation });
  return {
    copy,
    banner,
    navigation,
    /** The hamburger of small screens. */
    menuButton: banner.getByRole('button', { name: copy.mobileMenu }),
    /** What opens a menu. Summaries have no role of their own: they are found by their words, before a link's. */
    trigger: (id: MenuId) =>
      id === 'hub'
        ? navigation.getByLabel(copy.hub.toggle)
        : navigation.getByText(copy[id].label, { exact: true }).first(),
    /** The links of whatever menu is open. */
    openLinks: navigation.getByRole('list').getByRole('link'),
    switchTo: (other: Language) => banner.getByRole('link', { name: languageNames[other] }),
  };
}

/** Where links lead, in order. */
export function addressesOf(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}
