import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import { addressesIn } from '#app/data/crm/known-addresses.server.ts';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import { syncDirectory } from '#app/data/engine/files/sync-tree.server.ts';
import { createSigner, type Signer } from '#app/data/secrets/signatures.server.ts';
import { mailboxOf } from '#app/domain/leads/identity.ts';
import { limitOf } from '#app/domain/privacy/retention.ts';
import { answerDueOf } from '#app/domain/privacy/rights.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { erasePerson } from './privacy.server.ts';
import { privacyRequests } from './schema.server.ts';

/** An erasure as recorded outside of the database. The person can be recognised, but not read. */
interface RecordedErasure {
  /** Id of the privacy request it answered. */
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Keyed hash of the mailbox. */
  mailbox: string;
  /** Fingerprint of the secret the mailbox was hashed with. */
  key: string;
}

/** Result of repeating erasures that a restored database had lost. */
interface RepeatedErasures {
  repeated: number;
  /** Recorded under another secret, so that nobody can be identified. */
  unreadable: number;
}

export const unreadableErasures = (count: number): string =>
  `${count} erasures that this database does not know of were written down under another SECRET, and cannot be ` +
  'repeated. Start with the secret of that time, or erase these people again: docs/database.md.';

/**
 * A record of erasures in a file that is neither backed up nor restored. A database that lacks one was restored from an
 * earlier backup and contains that person again.
 */
export interface ErasureFile {
  /** Adds the database's erasures missing from the file. */
  record(reader: Reader): Promise<void>;
  /** Records erasures known to another database. */
  add(erasures: readonly KnownErasure[]): void;
  /** Repeats the erasures missing from the database, then synchronises database and file. */
  repeatMissing(database: Database): Promise<RepeatedErasures>;
}

/** An erasure among the privacy requests. */
export interface KnownErasure {
  id: string;
  email: string;
  at: Date;
}

/** Completed erasures among the privacy requests of a database. */
export async function doneErasures(reader: Reader): Promise<KnownErasure[]> {
  const { id, email, answeredAt } = privacyRequests;
  const rows = await reader
    .select({ id, email, at: answeredAt })
    .from(privacyRequests)
    .where(
      and(
        eq(privacyRequests.kind, 'erasure'),
        isNotNull(answeredAt),
        inArray(privacyRequests.outcome, ['done', 'nothing-found']),
      ),
    );
  return rows.flatMap(({ at, ...row }) => (at ? [{ ...row, at }] : []));
}

export function createErasureFile(file: string, secret: string, now: () => number): ErasureFile {
  const signer = createSigner(secret, 'erasures');
  const key = signer.pseudonym('key');

  /** The recorded erasures, except those older than the retention of privacy requests. */
  function read(): RecordedErasure[] {
    const limit = limitOf('requests', new Date(now())).toISOString();
    return linesOf(file).filter(({ at }) => at >= limit);
  }

  function add(erasures: readonly KnownErasure[]): void {
    const kept = read();
    const ids = new Set(kept.map(({ id }) => id));
    const missing = erasures.filter(({ id }) => !ids.has(id));
    if (missing.length === 0) return;
    const added = missing.map(({ id, email, at }) => ({
      id,
      at: at.toISOString(),
      // Requests inserted by an earlier repetition have no address.
      mailbox: email === '' ? '' : signer.pseudonym(mailboxOf(email)),
      key,
    }));
    write(file, [...kept, ...added]);
  }

  return {
    add,

    async record(reader) {
      add(await doneErasures(reader));
    },

    async repeatMissing(database) {
      const done = new Set((await doneErasures(database.db)).map(({ id }) => id));
      const missing = read().filter(({ id }) => !done.has(id));
      const readable = missing.filter((each) => each.key === key);
      if (readable.length > 0) await eraseAgain(database, readable, signer, new Date(now()));
      add(await doneErasures(database.db));
      return { repeated: readable.length, unreadable: missing.length - readable.length };
    },
  };
}

async function eraseAgain(
  database: Database,
  erasures: readonly RecordedErasure[],
  signer: Signer,
  now: Date,
): Promise<void> {
  const mailboxes = new Set(erasures.map(({ mailbox }) => mailbox));
  const found: string[] = [];
  for await (const email of addressesIn(database.db))
    if (mailboxes.has(signer.pseudonym(mailboxOf(email)))) found.push(email);
  const emails = Map.groupBy(found, (email) => signer.pseudonym(mailboxOf(email)));
  for (const { id, at, mailbox } of erasures)
    // oxlint-disable-next-line no-await-in-loop -- one person after the other
    await database.tx(async (t) => {
      for (const email of emails.get(mailbox) ?? [])
        // oxlint-disable-next-line no-await-in-loop -- one connection
        await erasePerson(t, email, now);
      const moment = new Date(at);
      const answer = { answeredAt: moment, outcome: 'done', answeredBy: siteActor.name } as const;
      // The request may be in the backup, received but not answered.
      const request = { kind: 'erasure', email: '', receivedAt: moment } as const;
      await t
        .insert(privacyRequests)
        .values({ id, ...request, dueAt: answerDueOf(moment), counts: null, ...answer })
        .onConflictDoUpdate({
          target: privacyRequests.id,
          set: answer,
          setWhere: isNull(privacyRequests.answeredAt),
        });
      const what = { action: 'person.erasure', entity: 'privacy-request', entityId: id };
      await recordAudit(t, { ...what, actor: siteActor, at: now, before: null, after: null });
    });
}

function linesOf(file: string): RecordedErasure[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as RecordedErasure);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Replaces the file atomically and durably. */
function write(file: string, erasures: readonly RecordedErasure[]): void {
  // The data directory may not exist yet when database and secret are elsewhere.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.part`;
  const descriptor = openSync(draft, 'w', 0o600);
  try {
    writeSync(descriptor, erasures.map((each) => `${JSON.stringify(each)}\n`).join(''));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(draft, file);
  syncDirectory(dirname(file));
}
