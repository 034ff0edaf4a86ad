import { collections, type Collection } from '../crm/records/entities.ts';

/** Sections whose views can be saved: the collections, the inbox and prospecting. */
export type ViewSection = Collection | 'leads' | 'prospecting';

export const viewSections: readonly ViewSection[] = [...collections, 'leads', 'prospecting'];

/** Views that one account may have in all sections. */
export const mostAccountViews = 100;

/** Longest part of the address that a view keeps, in characters. */
export const longestViewQuery = 1000;

/** A named view of a section: search, filters, order and display. */
export interface AccountView {
  id: string;
  section: ViewSection;
  name: string;
  /** The part of the address that it keeps. */
  query: string;
  isShared: boolean;
  /** Name of whose view it is. */
  owner: string;
  isOwn: boolean;
}
