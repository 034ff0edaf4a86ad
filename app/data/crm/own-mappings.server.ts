import { and, eq, gte, lt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import type { Collection, Records } from '#app/domain/crm/records/entities.ts';
import type { Filters, MoreFilters } from '#app/domain/crm/records/filters.ts';
import { fullTextOf, telephonesOf } from '#app/domain/crm/records/full-text.ts';
import { identityKeys } from '#app/domain/crm/records/identity.ts';
import { searchTextOf, unknownKey } from '#app/domain/crm/records/query.ts';
import { absorbed, clients, isMerge, journal, orUnknown, tasks } from './schema.server.ts';

/** Parts of a mapping that the fields of a collection do not state. */
export interface OwnMapping<C extends Collection> {
  /** Columns computed from a record, besides its search text and sort keys. */
  derived?: (record: Records[C]) => Readonly<Record<string, unknown>>;
  /** The conditions of `MoreFilters`. */
  where?: (filters: Filters[C]) => (SQL | undefined)[];
  /** The column of all texts, where lists search by fewer. */
  fullText?: AnyPgColumn;
  /** How far matches of a search or filter are counted; all if absent. */
  countUpTo?: number;
}

/**
 * Longest search text of a client, in characters: it shares an index with a sort key. Name and sector always fit, and the
 * digits of the first telephone numbers have room of their own.
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

/** The sort key of a score that nobody measured. */
const unknownScore = unknownKey(clientFields.ilaScore.fields.current, false);

type OwnMappings = { readonly [C in Collection]?: OwnMapping<C> } & {
  readonly [C in keyof MoreFilters]: Required<Pick<OwnMapping<C>, 'where'>>;
};

/** What collections have besides their fields: computed columns, filters of their own, and a limit of counting. */
export const ownMappings: OwnMappings = {
  clients: {
    derived: (client) => ({
      searchText: searchTextOf('clients', client, longestSearched - roomForDigits).slice(
        0,
        longestSearched,
      ),
      identity: identityKeys(client),
      phones: telephonesOf('clients', client),
      fullText: fullTextOf('clients', client),
    }),
    fullText: clients.fullText,
    where: ({ tag, scoreFrom, isUnmeasured, identity }) => [
      when(tag, (value) => sql`${clients.tags} @> ${sql.param([value])}::text[]`),
      when(scoreFrom, (value) => gte(clients.score, Math.ceil(value))),
      // As the index of the order by score has it.
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
    // The journal only grows, and nobody pages further.
    countUpTo: 2000,
  },
};
