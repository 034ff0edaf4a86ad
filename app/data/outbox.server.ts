import {
  and,
  asc,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { secretTemplates } from '#app/domain/mail/mail-request.ts';
import {
  leaseTime,
  type NewMessage,
  type OutboxMessage,
  type OutboxState,
  type OutboxTopic,
} from '#app/domain/outbox.ts';
import type { Db, Reader, Transaction } from './database.server.ts';
import { newId } from './new-id.server.ts';
import { outbox } from './schema/outbox.server.ts';

/** A message that a worker has taken, for as long as its lease lasts. */
export type TakenMessage = OutboxMessage & {
  readonly id: string;
  /** 1 for the first. Settling names it, so that a worker that was away too long settles nothing. */
  readonly attempt: number;
};

/** A message as staff see it. */
export interface ListedMessage {
  id: string;
  topic: OutboxTopic;
  /** Null when it held a secret, or was forgotten. */
  payload: OutboxMessage['payload'] | null;
  state: OutboxState;
  createdAt: Date;
  /** When it is tried next, or was sent, or given up. */
  at: Date;
  attempts: number;
  lastError: string | null;
}

/**
 * Puts messages into the outbox, within the caller's transaction: they leave if it is committed, and only then. One whose
 * key is already there is the same message and is left as it is.
 *
 * @param now when they are due
 */
export async function enqueue(
  t: Transaction,
  now: Date,
  ...messages: readonly NewMessage[]
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map(({ topic, payload, dedupeKey, about }) => ({
    id: newId(now.getTime()),
    topic,
    payload: keepable(payload),
    dedupeKey,
    about: about?.trim().toLowerCase() ?? null,
    createdAt: now,
    dueAt: now,
    attempts: 0,
  }));
  await t.insert(outbox).values(rows).onConflictDoNothing({ target: outbox.dedupeKey });
}

/** How many messages tell of a person whose key begins with a word, since a moment; no more than `most` are counted. */
export async function countAbout(
  reader: Reader,
  { about, kind, since, most }: { about: string; kind: string; since: Date; most: number },
): Promise<number> {
  const found = await reader
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.about, about.trim().toLowerCase()),
        gt(outbox.createdAt, since),
        like(outbox.dedupeKey, `${kind} %`),
      ),
    )
    .limit(most);
  return found.length;
}

/** Drops what JSON can say and PostgreSQL cannot hold: U+0000 and halves of characters. */
function keepable<Payload>(payload: Payload): Payload {
  const text = JSON.stringify(payload, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value,
  );
  return JSON.parse(text) as Payload;
}

const isOpen = and(isNull(outbox.sentAt), isNull(outbox.deadAt));

/**
 * Takes what is due, at most `limit` messages, oldest first. Others that take at the same time get other ones; whatever
 * is not settled within the lease can be taken again.
 */
export async function takeDue(
  db: Db,
  { topic, now, limit }: { topic: OutboxTopic; now: Date; limit: number },
): Promise<readonly TakenMessage[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isOpen, eq(outbox.topic, topic), lte(outbox.dueAt, now)))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(outbox)
    .set({ dueAt: new Date(now.getTime() + leaseTime), attempts: sql`${outbox.attempts} + 1` })
    .where(sql`${outbox.id} = any(array${due})`)
    .returning({
      id: outbox.id,
      topic: outbox.topic,
      payload: outbox.payload,
      attempt: outbox.attempts,
    });
  return taken.flatMap((row) => (row.payload ? [row as TakenMessage] : []));
}

type Taken = Pick<TakenMessage, 'id' | 'attempt'>;

/** What became of an attempt. */
export type Settlement =
  | { readonly state: 'sent' }
  | { readonly state: 'dead'; readonly error: string }
  | { readonly state: 'waiting'; readonly error: string; readonly until: Date };

/** Writes down what became of an attempt; false when another worker has taken the message since. */
export async function settle(
  db: Reader,
  { id, attempt }: Taken,
  settlement: Settlement,
  now: Date,
): Promise<boolean> {
  const set =
    settlement.state === 'waiting'
      ? { dueAt: settlement.until, lastError: settlement.error }
      : settlement.state === 'sent'
        ? { sentAt: now, lastError: null, payload: withoutSecret }
        : { deadAt: now, lastError: settlement.error, payload: withoutSecret };
  const { rowCount } = await db
    .update(outbox)
    .set(set)
    .where(and(isOpen, eq(outbox.id, id), eq(outbox.attempts, attempt)));
  return rowCount === 1;
}

/** Gives back a message that could not be begun, as if it had never been taken. */
export async function giveBack(db: Reader, { id, attempt }: Taken, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ dueAt: now, attempts: attempt - 1 })
    .where(and(isOpen, eq(outbox.id, id), eq(outbox.attempts, attempt)));
}

const templateOf = sql`${outbox.payload} ->> 'template'`;

const isSecret = sql`(${templateOf}) in ${[...secretTemplates]}`;

/** The payload, unless it holds a secret that nobody needs any more. */
export const withoutSecret: SQL<null> = sql`case when ${isSecret} then null else ${outbox.payload} end`;

/**
 * Sends a message again, whether it is dead or was sent, with all its attempts ahead of it. It keeps its id, by which the
 * other end knows it. False when there is nothing left to send, or it is of another topic.
 */
export async function replay(
  db: Reader,
  id: string,
  now: Date,
  topic?: OutboxTopic,
): Promise<boolean> {
  const { rowCount } = await db
    .update(outbox)
    .set({ dueAt: now, attempts: 0, sentAt: null, deadAt: null, lastError: null })
    .where(
      and(
        eq(outbox.id, id),
        topic && eq(outbox.topic, topic),
        isNotNull(outbox.payload),
        or(isNotNull(outbox.sentAt), isNotNull(outbox.deadAt)),
      ),
    );
  return rowCount === 1;
}

/** The messages made before `before`, newest first; what a secret template says is left out. */
export async function listMessages(
  db: Reader,
  {
    limit,
    id,
    state,
    topic,
    about,
    before,
  }: {
    limit: number;
    /** Of the only one that is wanted. */
    id?: string;
    state?: OutboxState;
    topic?: OutboxTopic;
    /** E-mail address of the person they tell of. */
    about?: string;
    before?: { createdAt: Date; id: string };
  },
): Promise<readonly ListedMessage[]> {
  const rows = await db
    .select({
      id: outbox.id,
      topic: outbox.topic,
      payload: sql<OutboxMessage['payload'] | null>`${withoutSecret}`,
      createdAt: outbox.createdAt,
      dueAt: outbox.dueAt,
      sentAt: outbox.sentAt,
      deadAt: outbox.deadAt,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
    })
    .from(outbox)
    .where(
      and(
        id === undefined ? undefined : eq(outbox.id, id),
        state && stateIs[state],
        topic && eq(outbox.topic, topic),
        about === undefined ? undefined : eq(outbox.about, about.toLowerCase()),
        before &&
          or(
            lt(outbox.createdAt, before.createdAt),
            and(eq(outbox.createdAt, before.createdAt), lt(outbox.id, before.id)),
          ),
      ),
    )
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit);
  return rows.map(({ dueAt, sentAt, deadAt, ...row }) => ({
    ...row,
    state: sentAt ? 'sent' : deadAt ? 'dead' : 'waiting',
    at: sentAt ?? deadAt ?? dueAt,
  }));
}

const stateIs = {
  waiting: isOpen,
  sent: isNotNull(outbox.sentAt),
  dead: isNotNull(outbox.deadAt),
} as const satisfies Record<OutboxState, SQL | undefined>;
