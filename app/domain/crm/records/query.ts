import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { searchableText } from '#app/domain/search/searchable-text.ts';
import {
  fieldsOf,
  perCollection,
  type Collection,
  type FieldsOf,
  type Records,
} from './entities.ts';
import { orderOf, type Field, type Fields, type NumberField } from './field.ts';
import type { Filters } from './filters.ts';
import { flatFields, oncePerTable, valueAt, type NamesWith } from './flat-fields.ts';

/** Sort keys: those of the fields, and the last change, except for the journal. */
type SortKey<C extends Collection> =
  | NamesWith<FieldsOf[C], { isSortKey: true }>
  | (C extends 'journal' ? never : 'updatedAt');

type SortKeys = { readonly [C in Collection]: readonly SortKey<C>[] };

export const sortKeys = perCollection<unknown>((collection) => [
  ...flatFields(fieldsOf[collection])
    .filter(({ field }) => field.isSortKey)
    .map(({ name }) => name),
  ...(collection === 'journal' ? [] : ['updatedAt']),
]) as SortKeys;

interface Sort<C extends Collection> {
  by: SortKey<C>;
  descending?: boolean;
}

export interface Query<C extends Collection> {
  /** Words that must all occur in the searched fields, ignoring case and accents. */
  search?: string;
  where?: Filters[C];
  sort?: Sort<C>;
  /** Position of the first record, from 0. */
  from?: number;
  /** Instead of `from`: `next` of the previous page, with the same sort. Its cost does not grow with the offset. */
  after?: string;
  /** 50 when left out, at most 1,000. */
  limit?: number;
}

export const largestPage = 1000;

/** Default sorts other than the first sort key, ascending. */
const defaultSorts: { readonly [C in Collection]?: Sort<C> } = {
  tasks: { by: 'due' },
  // Newest first.
  journal: { by: 'timestamp', descending: true },
};

function defaultSort<C extends Collection>(collection: C): Sort<C> {
  const [first] = sortKeys[collection];
  return defaultSorts[collection] ?? { by: first as SortKey<C> };
}

/**
 * The normalized text in which list searches look for a record; a store may keep it with the record.
 *
 * @param most maximum length of its texts, not counting the digits of telephone numbers at the end
 */
export function searchTextOf<C extends Collection>(
  collection: C,
  record: Records[C],
  most?: number,
): string {
  return searchableText(textsOf(fieldsOf[collection], record), most);
}

const searchedIn = oncePerTable((fields) =>
  flatFields(fields).filter(({ field }) => field.isSearched),
);

/** Searched texts in the order of the fields, including those of list items. */
function textsOf(fields: Fields, record: object): string[] {
  return searchedIn(fields).flatMap(({ path, field }) => {
    const value = valueAt(record, path);
    if (field.kind !== 'list') return [String(value)];
    return (value as readonly object[]).flatMap((item) => textsOf(field.fields, item));
  });
}

/**
 * How a query sorts records: by a key, then by id, so that pages never overlap. Unknown numbers come last in both
 * directions, which are therefore two orders with their own names.
 */
export function sortOf<C extends Collection>(
  collection: C,
  sort: Query<C>['sort'],
): { order: string; keyOf: (record: Records[C]) => string | number; descending: boolean } {
  const { by, descending = false } = sort ?? defaultSort(collection);
  const fields = fieldsOf[collection];
  const field = flatFields(fields).find(({ name }) => name === by)?.field;
  const hasTwoOrders = field !== undefined && isUnknownLast(field);
  return {
    order: hasTwoOrders && descending ? descendingOrder(by) : by,
    keyOf: sortKeyIn(fields, by, descending),
    descending,
  };
}

/** Name of the descending order of a number that may be unknown. */
export const descendingOrder = (by: string) => `${by} descending`;

/** Whether records without a value come last in both directions. */
export function isUnknownLast(field: Field): field is NumberField {
  return field.kind === 'number' && field.isNullable === true;
}

/** The sort key of an unknown number: after all others in the direction of the list. */
export function unknownKey({ least, most }: NumberField, descending: boolean): number {
  return descending ? least - 1 : most + 1;
}

/** The sort key of a record; for a choice its rank, which is computed and never stored. */
function sortKeyIn(
  fields: Fields,
  by: string,
  descending: boolean,
): (record: object) => string | number {
  const found = flatFields(fields).find(({ name }) => name === by);
  if (!found) return (record) => valueAt(record, [by]) as string;
  const { path, field } = found;
  const order = field.kind === 'choice' ? orderOf(field) : null;
  if (order) return (record) => order.indexOf(valueAt(record, path) as string);
  if (field.kind === 'text') return (record) => normalizeForSearch(valueAt(record, path) as string);
  if (isUnknownLast(field)) {
    const unknown = unknownKey(field, descending);
    return (record) => (valueAt(record, path) as number | null) ?? unknown;
  }
  // Empty values come last.
  const keyOf = (record: object) => (valueAt(record, path) as string | number | null) ?? '\uffff';
  const { lastWith } = field;
  if (!lastWith) return keyOf;
  const isLast = (record: object) => valueAt(record, [lastWith.field]) === lastWith.value;
  return (record) => (isLast(record) ? `\uffff${keyOf(record)}` : keyOf(record));
}
