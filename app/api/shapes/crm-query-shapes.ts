import { z } from 'zod';
import { fieldsOf, perCollection, type Collection } from '#app/domain/crm/records/entities.ts';
import type { Field } from '#app/domain/crm/records/field.ts';
import {
  filtersOf,
  mostIds,
  type Filters,
  type MoreFilters,
} from '#app/domain/crm/records/filters.ts';
import { largestPage, sortKeys, type Query } from '#app/domain/crm/records/query.ts';
import { text } from './field-shapes.ts';

/** Parameters shared by all collections. */
const common = {
  search: text(200).describe(
    'Words that must all occur, ignoring case and accents, or a phone number',
  ),
  order: z.enum(['asc', 'desc']),
  from: z.coerce.number().int().min(0).max(10_000_000).describe('Offset of the first record'),
  after: text(2000, 1).describe('`next` of the previous page, instead of `from`'),
  limit: z.coerce.number().int().min(1).max(largestPage),
  ids: z.array(text(64)).max(mostIds).describe('Only these records; may be repeated'),
};

/** Filters other than those by a single field. */
const moreFilters: { readonly [C in Collection]?: z.ZodRawShape } & {
  readonly [C in keyof MoreFilters]: Readonly<Record<keyof MoreFilters[C], z.ZodType>>;
} = {
  clients: {
    tag: text(100),
    scoreFrom: z.coerce.number().min(0).max(100),
    isUnmeasured: z
      .literal('true')
      .transform(() => true)
      .describe('Only clients without a measured score'),
    identity: z
      .array(text(600))
      .max(20)
      .describe('Identity keys, of which at least one must match; may be repeated'),
  },
  tasks: { overdueOn: z.iso.date().describe('Only unfinished tasks due before this day') },
  journal: {
    since: z.iso.datetime(),
    until: z.iso.datetime(),
    absorbed: text(64).describe('Only the entry about merging this client into another'),
  },
};

/** The shape of a filter by one field. An unknown id is valid and matches nothing. */
function filterShape(field: Field): z.ZodType {
  if (field.kind === 'choice') return z.enum(field.values as [string, ...string[]]);
  return text(field.kind === 'text' ? field.most : 64);
}

type Given<C extends Collection> = Filters[C] & { sort?: NonNullable<Query<C>['sort']>['by'] };

type Shapes<C extends Collection> = typeof common & {
  [Name in keyof Given<C>]-?: z.ZodType<NonNullable<Given<C>[Name]>>;
};

type QueryShape<C extends Collection> = z.ZodObject<
  { [Name in keyof Shapes<C>]: z.ZodOptional<Shapes<C>[Name]> },
  z.core.$strict
>;

type QueryShapes = { readonly [C in Collection]: QueryShape<C> };

/** Query parameters of each collection's list. */
export const queryShapes = perCollection<unknown>((collection) =>
  z
    .strictObject({
      ...common,
      sort: z.enum(sortKeys[collection] as readonly string[]),
      ...Object.fromEntries(
        filtersOf(fieldsOf[collection]).map(({ name, field }) => [name, filterShape(field)]),
      ),
      ...moreFilters[collection],
    })
    .partial(),
) as QueryShapes;

/** Converts parameters, as written by the domain's `queryParams`, to a query. */
export function toQuery<C extends Collection>(
  given: z.output<(typeof queryShapes)[Collection]>,
): Query<C> {
  const { search, order, from, after, limit, sort, ...where } = given;
  const query = {
    ...(search !== undefined && { search }),
    ...(from !== undefined && { from }),
    ...(after !== undefined && { after }),
    ...(limit !== undefined && { limit }),
    ...(sort !== undefined && { sort: { by: sort, descending: order === 'desc' } }),
    where,
  };
  return query as unknown as Query<C>;
}
