/** Name and one-line description of a menu entry. */
interface MenuText {
  name: string;
  description: string;
}

type Menu<Item extends string> = { label: string; items: Record<Item, MenuText> };

/** Texts of the frame around each page. */
export interface ShellCopy {
  skipToContent: string;
  homeLink: string;
  mainNavigation: string;
  method: Menu<'method' | 'ethics' | 'cross-visibility' | 'modular-seo'>;
  modules: Menu<'landing' | 'loyalty' | 'adluma' | 'mini-site' | 'cases' | 'social-proof'>;
  hub: Menu<'modules' | 'services-hub' | 'method' | 'cases' | 'blog-intelligent' | 'contact'> & {
    /** Name of the button that opens the orbital menu beside the HUB link. */
    toggle: string;
  };
  blog: string;
  contact: string;
  newMark: string;
  bookDemo: string;
  /** Name of the magnifier that leads to the search. */
  search: string;
  language: { label: string };
  mobileMenu: string;
  footer: {
    tagline: string;
    navigation: string;
    groups: {
      discover: { title: string; home: string; hub: string; contact: string };
      tools: {
        title: string;
        adluma: string;
        ila: string;
        blogia: string;
        ilumatch: string;
        zyno: string;
        analytics: string;
      };
      solutions: { title: string; landing: string; loyalty: string; crm: string };
      legal: {
        title: string;
        privacy: string;
        legalNotice: string;
        accessibility: string;
        cookies: string;
        dataRights: string;
      };
    };
    offices: string;
    leadership: string;
    reachUs: string;
  };
  /** The floating buttons of every page. */
  widgets: { accessibility: string; chat: string; failed: string };
  breadcrumbs: { label: string; home: string };
}
