import { collections, fieldsOf, type Collection, type Records } from '../records/entities.ts';
import type { Instant } from '../records/field.ts';
import { flatFields, valueAt } from '../records/flat-fields.ts';
import { allTexts } from '../records/full-text.ts';
import { sortKeys } from '../records/query.ts';
import { excerptOf, type SearchTerms } from './search-terms.ts';

/** Where a search over everything looks, in the order of its answer. */
export const searchPlaces: readonly SearchPlace[] = collections.flatMap((each) =>
  each === 'clients' ? [each, 'leads'] : [each],
);

export type SearchPlace = Collection | 'leads';

/** Most hits of one place that a search gives. */
export const mostHits = 50;

export interface SearchQuery {
  text: string;
  /** Hits of each place, at most `mostHits`. */
  limit: number;
}

/** A record that was found. */
export interface SearchHit {
  id: string;
  title: string;
  /** Status, stage or type, as the record's code. */
  state: string;
  /** The text that tells why it was found. */
  excerpt: string;
  /** When it was last changed, or written. */
  at: Instant;
}

/** What was found in one place: records by their names first, then recent first. */
export interface FoundGroup {
  in: SearchPlace;
  hits: readonly SearchHit[];
  /** Whether there are more than were asked for. */
  hasMore: boolean;
}

/** The sort key by which a collection's recent records come first: entries of the journal are never changed. */
export function recencyOf(collection: Collection): 'updatedAt' | 'timestamp' {
  return (sortKeys[collection] as readonly string[]).includes('updatedAt')
    ? 'updatedAt'
    : 'timestamp';
}

/** A hit as it is shown: its title is the first text of its fields, its state the first choice. */
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
