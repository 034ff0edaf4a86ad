import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Reader, Transaction } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { traceContext } from '#app/data/engine/trace-channels.server.ts';
import { secretTemplates } from '#app/domain/delivery/mail-request.ts';
import {
  leaseTime,
  retryRules,
  type NewMessage,
  type OutboxMessage,
  type OutboxTopic,
} from '#app/domain/delivery/outbox.ts';
import { outbox } from './schema.server.ts';

/** A message that a worker has claimed, for the duration of its lease. */
export type ClaimedMessage = OutboxMessage & {
  readonly id: string;
  /** Number of the attempt, from 1. Settling names it, so that a worker whose lease has expired settles nothing. */
  readonly attempt: number;
  /** Why the previous attempt failed; null if there was none. */
  readonly lastError: string | null;
  readonly trace: string | null;
};

/**
 * Inserts messages within the caller's transaction, so that they are sent if and only if it commits. A message with an
 * existing dedupe key is skipped.
 *
 * @param now when they become due
 */
export async function enqueue(
  t: Transaction,
  now: Date,
  ...messages: readonly NewMessage[]
): Promise<void> {
  if (messages.length === 0) return;
  const trace = traceContext();
  const rows = messages.map(({ topic, payload, dedupeKey, about }) => ({
    id: newId(now.getTime()),
    topic,
    payload: sanitizeText(payload),
    dedupeKey,
    about: about?.trim().toLowerCase() ?? null,
    createdAt: now,
    dueAt: now,
    attempts: 0,
    trace,
  }));
  await t.insert(outbox).values(rows).onConflictDoNothing({ target: outbox.dedupeKey });
}

/** Removes what JSON allows and PostgreSQL rejects: U+0000 and lone surrogates. */
function sanitizeText<Payload>(payload: Payload): Payload {
  const text = JSON.stringify(payload, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value,
  );
  return JSON.parse(text) as Payload;
}

/** Neither sent nor dead. */
export const isOpen = and(isNull(outbox.sentAt), isNull(outbox.deadAt));

/**
 * Claims up to `limit` due messages, oldest first. Concurrent claims get different messages; a message that is not
 * settled within the lease can be claimed again. A clock that was set back does not delay messages: one without an
 * attempt is always due, and none waits for longer than the maximum.
 */
export async function claimDue(
  db: Db,
  { topic, now, limit }: { topic: OutboxTopic; now: Date; limit: number },
): Promise<readonly ClaimedMessage[]> {
  const latest = new Date(now.getTime() + retryRules.longest);
  const isDue = or(lte(outbox.dueAt, now), eq(outbox.attempts, 0), gt(outbox.dueAt, latest));
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isOpen, eq(outbox.topic, topic), isDue))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const leased = new Date(now.getTime() + leaseTime);
  const taken = await db
    .update(outbox)
    .set({ dueAt: leased, heldUntil: leased, attempts: sql`${outbox.attempts} + 1` })
    .where(sql`${outbox.id} = any(array${due})`)
    .returning({
      id: outbox.id,
      topic: outbox.topic,
      payload: outbox.payload,
      attempt: outbox.attempts,
      lastError: outbox.lastError,
      trace: outbox.trace,
    });
  return taken.flatMap((row) => (row.payload ? [row as ClaimedMessage] : []));
}

type Claim = Pick<ClaimedMessage, 'id' | 'attempt'>;

export type FailedSettlement =
  | { readonly state: 'dead'; readonly error: string }
  | { readonly state: 'waiting'; readonly error: string; readonly until: Date };

/** Outcome of an attempt. */
export type Settlement =
  | { readonly state: 'sent' }
  | { readonly state: 'kept'; readonly text: string }
  | FailedSettlement;

/**
 * Records the outcome of an attempt.
 *
 * @returns false when another worker has claimed the message since
 */
export async function settle(
  db: Reader,
  { id, attempt }: Claim,
  settlement: Settlement,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(outbox)
    .set({ ...columnsOf(settlement, now), heldUntil: null })
    .where(and(isOpen, eq(outbox.id, id), eq(outbox.attempts, attempt)));
  return rowCount === 1;
}

function columnsOf(settlement: Settlement, now: Date) {
  switch (settlement.state) {
    case 'waiting':
      return { dueAt: settlement.until, lastError: settlement.error };
    case 'sent':
      return { sentAt: now, lastError: null, payload: withoutSecret };
    case 'kept':
      return { sentAt: now, lastError: null, payload: withoutSecret, mailText: settlement.text };
    case 'dead':
      return { deadAt: now, lastError: settlement.error, payload: withoutSecret };
  }
}

/** Releases a message whose delivery was not started, as if it had never been claimed. */
export async function releaseClaim(db: Reader, { id, attempt }: Claim, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ dueAt: now, heldUntil: null, attempts: attempt - 1 })
    .where(and(isOpen, eq(outbox.id, id), eq(outbox.attempts, attempt)));
}

const templateOf = sql`${outbox.payload} ->> 'template'`;

const isSecret = sql`(${templateOf}) in ${[...secretTemplates]}`;

/** The text of a kept email; null if it grants access to an account, so that its payload was deleted. */
export const mailTextWithoutSecret: SQL<string | null> =
  sql`case when ${outbox.payload} is null then null else ${outbox.mailText} end`;

/** The payload; null for templates that contain a secret. */
export const withoutSecret: SQL<null> = sql`case when ${isSecret} then null else ${outbox.payload} end`;

/**
 * Queues a settled message again, with its full number of attempts. It keeps its id, by which receivers recognise it.
 *
 * @returns false when the payload was deleted, or the topic is another
 */
export async function replay(
  db: Reader,
  id: string,
  now: Date,
  topic?: OutboxTopic,
): Promise<boolean> {
  const { rowCount } = await db
    .update(outbox)
    .set({ dueAt: now, attempts: 0, sentAt: null, deadAt: null, lastError: null, mailText: null })
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
