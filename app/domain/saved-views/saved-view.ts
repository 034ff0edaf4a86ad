import { collections, type Collection } from '../crm/records/entities.ts';

/** Sections whose views can be saved: the collections, the inbox and prospecting. */
export type ViewSection = Collection | 'leads' | 'prospecting';

export const viewSections: readonly ViewSection[] = [...collections, 'leads', 'prospecting'];

/** Maximum number of views per account, in all sections. */
export const mostAccountViews = 100;

/** Maximum length of a view's stored query, in characters. */
export const longestViewQuery = 1000;

/** A named view of a section: search, filters, order and display. */
export interface AccountView {
  id: string;
  section: ViewSection;
  name: string;
  /** The query parameters that it stores. */
  query: string;
  isShared: boolean;
  /** Name of the view's owner. */
  owner: string;
  isOwn: boolean;
}
