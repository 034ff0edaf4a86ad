import { collections, fieldsOf, type Collection, type Records } from '../records/entities.ts';
import type { Instant } from '../records/field.ts';
import { flatFields, valueAt } from '../records/flat-fields.ts';
import { allTexts } from '../records/full-text.ts';
import { sortKeys } from '../records/query.ts';
import { excerptOf, type SearchTerms } from './search-terms.ts';

/** Sources of the global search, in the order of its results. */
export const searchPlaces: readonly SearchPlace[] = collections.flatMap((each) =>
  each === 'clients' ? [each, 'leads'] : [each],
);

export type SearchPlace = Collection | 'leads';

/** Maximum number of hits per source. */
export const mostHits = 50;

export interface SearchQuery {
  text: string;
  /** Hits per source, at most `mostHits`. */
  limit: number;
}

/** A matching record. */
export interface SearchHit {
  id: string;
  title: string;
  /** Code of its status, stage or type. */
  state: string;
  /** Excerpt that shows why it matched. */
  excerpt: string;
  /** When it was last changed, or written. */
  at: Instant;
}

/** Hits of one source: matches by name first, then the most recent. */
export interface FoundGroup {
  in: SearchPlace;
  hits: readonly SearchHit[];
  /** Whether there are more than requested. */
  hasMore: boolean;
}

/** The sort key that lists a collection's recent records first: journal entries are never changed. */
export function recencyOf(collection: Collection): 'updatedAt' | 'timestamp' {
  return (sortKeys[collection] as readonly string[]).includes('updatedAt')
    ? 'updatedAt'
    : 'timestamp';
}

/** A hit as displayed: its title is the first text field, its state the first choice field. */
export function hitOf<C extends Collection>(
  collection: C,
  record: Records[C],
  terms: SearchTerms,
): SearchHit {
  const [title = '', ...texts] = allTexts(collection, record);
  const state = flatFields(fieldsOf[collection]).find(({ field }) => field.kind === 'choice');
  return {
    id: record.id,
    title,
    state: state ? String(valueAt(record, state.path)) : '',
    excerpt: excerptOf(title, texts, terms),
    at: valueAt(record, [recencyOf(collection)]) as Instant,
  };
}
