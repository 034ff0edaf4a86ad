import type { PartnerId } from '#app/domain/partnerships.ts';
import type { SiteSettings, SettingsGroup } from '#app/domain/settings/site-settings.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Tabs of the page, by the hash that opens each. */
export type SystemTab = 'faq' | 'cases' | 'partnerships' | 'admin';

interface Partnership {
  name: string;
  type: string;
  audience: string;
  reach: string;
  demographics: string;
  status: string;
  description: string;
  benefits: string[];
  formats: string[];
  /** One a stage, in the order of their days. */
  phases: { phase: string; action: string }[];
}

interface Setting {
  label: string;
  /** Effect of the setting. */
  help: string;
}

/** Texts of the site settings screen, sent with the page. */
export interface SettingsCopy {
  title: string;
  lead: string;
  close: string;
  save: string;
  reset: string;
  saved: string;
  /** When the browser stores nothing. */
  notKept: string;
  /** After a reset that is not saved yet. */
  restored: string;
  /** For a signed-in user who may change the site's settings. */
  live: { lead: string; saved: string; conflict: string; failed: string };
  groups: {
    [Group in SettingsGroup]: {
      title: string;
      settings: Record<keyof SiteSettings[Group], Setting>;
    };
  };
  choices: Record<'auto' | Language | 'astronaut' | 'galactic', string>;
}

/** Texts of the preview of the stored settings. */
export interface PreviewCopy {
  title: string;
  note: string;
  promoBar: string;
  maintenanceAlert: string;
  subscriptionPopup: string;
  chatbot: { on: string; off: string };
  languages: string;
  /** Without language detection. */
  undetected: string;
  modules: string;
  none: string;
  ai: Record<keyof SiteSettings['ai'], string>;
  /** `{count}` active out of `{total}`. */
  team: string;
}

export interface FullSystemCopy extends PageText {
  head: { eyebrow: string; title: Headline; lead: string };
  /** Names of the tabs and of the cards that open them. */
  parts: string;
  /** The four cards; the figure in front of each is counted. */
  summary: Record<SystemTab, { unit: string; text: string }>;
  tabs: Record<SystemTab, string>;
  cases: { lead: string; read: string; all: string };
  partnerships: {
    lead: string;
    note: string;
    fields: Record<
      'audience' | 'reach' | 'demographics' | 'benefits' | 'formats' | 'phases',
      string
    >;
    /** End of a phase; `{days}` after the signature. */
    day: string;
    button: string;
    items: Record<PartnerId, Partnership>;
  };
  admin: {
    title: string;
    reserved: string;
    own: string;
    open: string;
    withoutScripts: string;
    debug: string;
  };
  settings: SettingsCopy;
  preview: PreviewCopy;
  closing: { title: Headline; lead: string; button: string };
}
