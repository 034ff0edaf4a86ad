import { and, eq, gte, lt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import type { Collection, Records } from '#app/domain/crm/records/entities.ts';
import type { Filters, MoreFilters } from '#app/domain/crm/records/filters.ts';
import { fullTextOf, telephonesOf } from '#app/domain/crm/records/full-text.ts';
import { identityKeys } from '#app/domain/crm/records/identity.ts';
import { searchTextOf, unknownKey } from '#app/domain/crm/records/query.ts';
import { labelKey } from '#app/domain/crm/records/read-field.ts';
import { absorbed, clients, isMerge, journal, orUnknown, tasks } from './schema.server.ts';

/** Parts of a mapping that do not follow from a collection's fields. */
export interface OwnMapping<C extends Collection> {
  /** Computed columns, other than search text and sort keys. */
  derived?: (record: Records[C]) => Readonly<Record<string, unknown>>;
  /** The conditions of `MoreFilters`. */
  where?: (filters: Filters[C]) => (SQL | undefined)[];
  /** The column of all texts, if lists search fewer. */
  fullText?: AnyPgColumn;
  /** Maximum matches counted for a search or filter; unlimited if absent. */
  countUpTo?: number;
}

/**
 * Maximum length of a client's search text, in characters: it shares an index with a sort key. Name and sector always
 * fit, and the first phone numbers have reserved space.
 */
const longestSearched = 500;
const roomForDigits = 60;

/** A condition on a filter, if the filter is given. */
export function when<Value>(
  value: Value | undefined,
  condition: (value: Value) => SQL | undefined,
): SQL | undefined {
  return value === undefined ? undefined : condition(value);
}

/** The sort key of an unmeasured score. */
const unknownScore = unknownKey(clientFields.ilaScore.fields.current, false);

type OwnMappings = { readonly [C in Collection]?: OwnMapping<C> } & {
  readonly [C in keyof MoreFilters]: Required<Pick<OwnMapping<C>, 'where'>>;
};

/** Parts of collections beyond their fields: computed columns, additional filters, and count limits. */
export const ownMappings: OwnMappings = {
  clients: {
    derived: (client) => ({
      searchText: searchTextOf('clients', client, longestSearched - roomForDigits).slice(
        0,
        longestSearched,
      ),
      identity: identityKeys(client),
      tagKeys: client.tags.map(labelKey),
      phones: telephonesOf('clients', client),
      fullText: fullTextOf('clients', client),
    }),
    fullText: clients.fullText,
    where: ({ tag, scoreFrom, isUnmeasured, identity }) => [
      when(tag, (value) => sql`${clients.tagKeys} @> ${sql.param([labelKey(value)])}::text[]`),
      when(scoreFrom, (value) => gte(clients.score, Math.ceil(value))),
      // Matches the index of the order by score.
      when(isUnmeasured, () => sql`${orUnknown(clients.score, unknownScore)} = ${unknownScore}`),
      when(identity, (keys) => sql`${clients.identity} && ${sql.param([...keys])}::text[]`),
    ],
  },
  tasks: {
    where: ({ overdueOn }) => [
      when(overdueOn, () => ne(tasks.status, 'done')),
      when(overdueOn, (value) => lt(tasks.due, value)),
    ],
  },
  journal: {
    where: ({ since, until, absorbed: id }) => [
      when(since, (value) => gte(journal.timestamp, new Date(value))),
      when(until, (value) => lte(journal.timestamp, new Date(value))),
      when(id, (value) => and(isMerge, eq(absorbed, value))),
    ],
    // The journal only grows, and nobody pages that far.
    countUpTo: 2000,
  },
};
