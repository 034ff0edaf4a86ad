import type { ExportRefusal } from '#app/domain/ila/owner/export-file.ts';

/** Texts of what an owner's own exports say, and of the form that takes them. */
export interface OwnerCopy {
  title: string;
  lead: string;
  /** How to get the export of each. */
  profile: { title: string; steps: readonly string[] };
  search: { title: string; steps: readonly string[] };
  label: string;
  help: string;
  /** Where there are no scripts. */
  limit: string;
  button: string;
  reading: string;
  none: string;
  why: Record<ExportRefusal, string>;
  done: string;
  /** `{date}` */
  given: string;
  remove: string;
  facts: Record<
    | 'profile'
    | 'rating'
    | 'count'
    | 'answered'
    | 'recent'
    | 'last'
    | 'impressions'
    | 'clicks'
    | 'onFirstPage'
    | 'position',
    string
  >;
  queries: {
    title: string;
    query: string;
    clicks: string;
    impressions: string;
    position: string;
  };
}
