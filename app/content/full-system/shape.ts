import type { Cockpit, CockpitGroup } from '#app/domain/cockpit.ts';
import type { PartnerId } from '#app/domain/partnerships.ts';
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
  /** What it changes. */
  help: string;
}

/** What the cockpit says; handed over with the page. */
export interface CockpitCopy {
  title: string;
  lead: string;
  close: string;
  save: string;
  reset: string;
  saved: string;
  /** When the browser keeps nothing. */
  notKept: string;
  /** After a reset, which is not kept yet. */
  restored: string;
  /** To whoever is signed in and may set the site for everybody. */
  live: { lead: string; saved: string; conflict: string; failed: string };
  groups: {
    [Group in CockpitGroup]: {
      title: string;
      settings: Record<keyof Cockpit[Group], Setting>;
    };
  };
  choices: Record<'auto' | 'fr' | 'en' | 'es' | 'astronaut' | 'galactic', string>;
}

/** What the page shows of the settings kept. */
export interface PreviewCopy {
  title: string;
  note: string;
  promoBar: string;
  maintenanceAlert: string;
  subscriptionPopup: string;
  chatbot: { on: string; off: string };
  languages: string;
  /** Without detection. */
  undetected: string;
  modules: string;
  none: string;
  ai: Record<keyof Cockpit['ai'], string>;
  /** `{count}` active out of `{total}`. */
  team: string;
}

export interface FullSystemCopy extends PageText {
  head: { eyebrow: string; title: Headline; lead: string };
  /** Names the tabs and the cards that lead to them. */
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
    /** When a phase ends; `{days}` after the signature. */
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
  cockpit: CockpitCopy;
  preview: PreviewCopy;
  closing: { title: Headline; lead: string; button: string };
}
