import { sql, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import { audits } from '#app/data/audit/schema.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { webhookEndpoints } from '#app/data/delivery/webhooks-schema.server.ts';
import type { Reader } from '#app/data/engine/database.server.ts';
import { leads, people, replyTemplates } from '#app/data/leads/schema.server.ts';
import { privacyRequests } from '#app/data/privacy/schema.server.ts';
import { savedViews } from '#app/data/saved-views/schema.server.ts';
import { apiKeys } from '#app/data/staff/api-keys-schema.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { bin, clients, journal, projects, tasks } from './schema.server.ts';

/** Tables that may contain email addresses, as values or within texts, with their keys. */
const tables: readonly (readonly [PgTable, SQLWrapper])[] = [
  [leads, leads.id],
  [people, people.id],
  [clients, clients.id],
  [projects, projects.id],
  [tasks, tasks.id],
  [journal, journal.id],
  [bin, sql`(${bin.collection} || '/' || ${bin.id})`],
  [outbox, outbox.id],
  [auditLog, auditLog.id],
  [staff, staff.id],
  [audits, audits.id],
  [savedViews, savedViews.id],
  [apiKeys, apiKeys.id],
  [webhookEndpoints, webhookEndpoints.id],
  [replyTemplates, sql`(${replyTemplates.id} || '/' || ${replyTemplates.language})`],
  [privacyRequests, privacyRequests.id],
];

/** Rows per statement, so that others are not blocked for long. */
const batchSize = 2000;

/** Characters that end an address in JSON: whitespace, quotes, brackets and punctuation. */
const other = String.raw`\s"<>()\[\]{},;:@\\`;
const pattern = `[^${other}]+@[^${other}]+`;

/** Every email address anywhere in the database, in lower case, without duplicates. */
export async function* addressesIn(reader: Reader): AsyncGenerator<string> {
  const seen = new Set<string>();
  for (const [table, key] of tables) {
    let after: string | null = null;
    do {
      // oxlint-disable-next-line no-await-in-loop -- one batch after the other
      const rows: Found[] = await readBatch(reader, table, key, after);
      for (const word of rows.flatMap(({ words }) => words ?? []))
        for (const address of [word, trimPunctuation(word), valueOf(word)])
          if (!seen.has(address)) {
            seen.add(address);
            yield address;
          }
      after = rows.length < batchSize ? null : (rows.at(-1)?.key ?? null);
    } while (after !== null);
  }
}

/** A row's key and the words in it that look like addresses. */
interface Found extends Record<string, unknown> {
  key: string;
  words: string[] | null;
}

async function readBatch(
  reader: Reader,
  table: PgTable,
  key: SQLWrapper,
  after: string | null,
): Promise<Found[]> {
  const start = after === null ? sql`true` : sql`${key} > ${after}`;
  const { rows } = await reader.execute<Found>(sql`
    select part.key, (
      select array_agg(distinct lower(found.word[1]))
      from regexp_matches(
        replace(replace(regexp_replace(part.row, ${String.raw`\\.`}, ' ', 'g'), '%40', '@'), '%2B', '+'),
        ${pattern}, 'g'
      ) as found(word)
    ) as words
    from (
      select ${key} as key, to_jsonb(${table})::text as row
      from ${table} where ${start} order by ${key} limit ${batchSize}
    ) as part
    order by part.key`);
  return rows;
}

/** The value of a query parameter, as in a view's query string. */
function valueOf(word: string): string {
  return word.replace(/^.*[=&?/]/, '');
}

/** Removes punctuation around a word. */
function trimPunctuation(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
