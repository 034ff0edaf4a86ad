import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { mailboxOf } from '#app/domain/leads/identity.ts';
import { limitOf } from '#app/domain/privacy/retention.ts';
import { answerDueOf } from '#app/domain/privacy/rights.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { recordAudit } from './audit.server.ts';
import type { Database, Reader } from './database.server.ts';
import { addressesIn } from './known-addresses.server.ts';
import { erasePerson } from './privacy.server.ts';
import { privacyRequests } from './schema/privacy.server.ts';
import { createSigner, type Signer } from './signatures.server.ts';
import { syncDirectory } from './sync-tree.server.ts';

/** An erasure as it is kept beside the database: who was erased can be recognised, and not read. */
interface KeptErasure {
  /** Of the request in the register that it answered. */
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Keyed hash of the mailbox. */
  mailbox: string;
  /** What tells the key apart from others. */
  key: string;
}

/** What was done about erasures that a database did not know of. */
interface Settled {
  repeated: number;
  /** Those under another secret, which nobody can be recognised by. */
  unreadable: number;
}

export const unreadableErasures = (count: number): string =>
  `${count} erasures that this database does not know of were written down under another SECRET, and cannot be ` +
  'repeated. Start with the secret of that time, or erase these people again: docs/database.md.';

/**
 * The erasures, in a file that no backup is taken of and no restore replaces. A database that does not know of one was
 * restored from a time before it, and everything that it holds about the person is from that time as well.
 */
export interface ErasureFile {
  /** Adds what the database's register knows and the file does not. */
  note(reader: Reader): Promise<void>;
  /** Adds erasures that another database was found to know of. */
  add(erasures: readonly KnownErasure[]): void;
  /** Erases again whom the database was restored with, and makes its register and the file the same. */
  settle(database: Database): Promise<Settled>;
}

/** An erasure as the register has it. */
export interface KnownErasure {
  id: string;
  email: string;
  at: Date;
}

/** Erasures that the register of a database says were done. */
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

/** @param secret the site's own */
export function createErasureFile(file: string, secret: string, now: () => number): ErasureFile {
  const signer = createSigner(secret, 'erasures');
  const key = signer.pseudonym('key');

  /** What is in the file, but for what even the register would have forgotten. */
  function read(): KeptErasure[] {
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
      // A row that a restore has added names nobody.
      mailbox: email === '' ? '' : signer.pseudonym(mailboxOf(email)),
      key,
    }));
    write(file, [...kept, ...added]);
  }

  return {
    add,

    async note(reader) {
      add(await doneErasures(reader));
    },

    async settle(database) {
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
  erasures: readonly KeptErasure[],
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
      // The request may have been received before the backup, and answered after it.
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

function linesOf(file: string): KeptErasure[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as KeptErasure);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Whole or not at all, and on the disk when it returns. */
function write(file: string, erasures: readonly KeptErasure[]): void {
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
