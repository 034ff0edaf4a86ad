import type { PluralForms } from '#app/i18n/plural.ts';

export interface FrameCopy {
  title: string;
  overview: string;
  /** Link to administration. */
  admin: string;
  settings: string;
  logout: string;
  tabs: {
    clients: string;
    projets: string;
    taches: string;
    journal: string;
    analytics: string;
    prospection: string;
  };
  tabList: string;
  /** Button that unfolds a section's filters. */
  filters: string;
  /** The same while some of them are set; with {count}. */
  filtersSet: string;
  /** Menu of exports and rare actions. */
  actions: string;
  /** Beside the title, in the sandbox. */
  demo: string;
  /** Link to the user's own account. */
  account: string;
  /** Link to the public site. */
  site: string;
  theme: { label: string; options: Record<'system' | 'normal' | 'inverted' | 'high', string> };
  density: { label: string; options: Record<'normal' | 'compact', string> };
  loading: string;
  close: string;
  cancel: string;
  save: string;
  undo: string;
  undone: string;
  /** `{most}` characters. */
  pasteCut: string;
  dismiss: string;
  more: string;
  /** Below a truncated list; with {count} and {total}. */
  firstOf: string;
  count: PluralForms;
  conflict: string;
  failure: string;
  /** Placeholder of an empty field, whatever its gender and number. */
  none: string;
  /** A label and its value; with {name} and {value}. */
  named: string;
  discard: string;
  keep: string;
  unsaved: string;
}
