import type { Locator, Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
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

/** The header in a language. */
export function headerOf(page: Page, language: Language = 'fr') {
  const copy = contentOf(language).shell;
  const banner = page.getByRole('banner');
  const navigation = banner.getByRole('navigation', { name: copy.mainNavigation });
  return {
    copy,
    banner,
    navigation,
    /** The hamburger of small screens. */
    menuButton: banner.getByRole('button', { name: copy.mobileMenu }),
    /** The trigger of a menu. Summaries have no role of their own: they are found by their text, before a link's. */
    trigger: (id: MenuId) =>
      id === 'hub'
        ? navigation.getByLabel(copy.hub.toggle)
        : navigation.getByText(copy[id].label, { exact: true }).first(),
    /** The links of the open menu. */
    openLinks: navigation.getByRole('list').getByRole('link'),
    switchTo: (other: Language) => banner.getByRole('link', { name: languageNames[other] }),
  };
}

/** The targets of links, in order. */
export function addressesOf(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}
