import { sql, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from './database.server.ts';
import { auditLog } from './schema/audit.server.ts';
import { bin, clients, journal, projects, tasks } from './schema/crm.server.ts';
import { leads, people } from './schema/leads.server.ts';
import { outbox } from './schema/outbox.server.ts';
import { privacyRequests } from './schema/privacy.server.ts';
import { staff } from './schema/staff.server.ts';

/** The tables in which the address of a person can stand, as a value or in the middle of a text, with their keys. */
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
  [privacyRequests, privacyRequests.id],
];

/** Rows in one statement: a heavy one must not hold up others for long. */
const batchSize = 2000;

/** What cannot be part of an address, as it stands in JSON: blanks, quotes, brackets and punctuation. */
const other = String.raw`\s"<>()\[\]{},;:@\\`;
const pattern = `[^${other}]+@[^${other}]+`;

/** Every mail address that the database holds anywhere, in lower case, each once. */
export async function* addressesIn(reader: Reader): AsyncGenerator<string> {
  const seen = new Set<string>();
  for (const [table, key] of tables) {
    let after: string | null = null;
    do {
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      const rows: Found[] = await partOf(reader, table, key, after);
      for (const word of rows.flatMap(({ words }) => words ?? []))
        for (const address of [word, bare(word)])
          if (!seen.has(address)) {
            seen.add(address);
            yield address;
          }
      after = rows.length < batchSize ? null : (rows.at(-1)?.key ?? null);
    } while (after !== null);
  }
}

/** A row by its key, with what looks like addresses in it. */
interface Found extends Record<string, unknown> {
  key: string;
  words: string[] | null;
}

async function partOf(
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
        regexp_replace(part.row, ${String.raw`\\.`}, ' ', 'g'), ${pattern}, 'g'
      ) as found(word)
    ) as words
    from (
      select ${key} as key, to_jsonb(${table})::text as row
      from ${table} where ${start} order by ${key} limit ${batchSize}
    ) as part
    order by part.key`);
  return rows;
}

/** Without the signs that a sentence puts around a word. */
function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
