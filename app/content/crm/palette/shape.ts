import type { SearchPlace } from '#app/domain/crm/search/search-hits.ts';
import type { LeadStatus } from '#app/domain/leads/lead.ts';
import type { PluralForms } from '#app/i18n/plural.ts';

export interface PaletteCopy {
  title: string;
  open: string;
  label: string;
  found: PluralForms;
  none: string;
  failed: string;
  groups: Record<'recent' | 'commands' | 'all' | SearchPlace, string>;
  /** States of leads. */
  leadStatuses: Record<LeadStatus, string>;
  /** Heading of all results, and the choice that opens them; `{text}` is what was searched. */
  resultsFor: string;
  resultCount: PluralForms;
  /** Said where there are more than `{count}`. */
  newestOnly: string;
  searchLabel: string;
  searchSubmit: string;
  searchFailed: string;
  /** After a search without results. */
  advice: string;
  newClient: string;
  newProject: string;
  newTask: string;
  exports: { clients: string; projets: string; journal: string };
  help: string;
  keys: {
    title: string;
    intro: string;
    off: string;
    thenKey: string;
    palette: string;
    overview: string;
    new: string;
    search: string;
    help: string;
  };
}
