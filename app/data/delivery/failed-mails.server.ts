import {
  and,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  min,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Reader } from '#app/data/engine/database.server.ts';
import {
  givenUpFor,
  leaseTime,
  type FailedMails,
  type MailFailures,
} from '#app/domain/delivery/outbox.ts';
import { isOpen } from './outbox.server.ts';
import { outbox } from './schema.server.ts';

const isMail = eq(outbox.topic, 'mail');

/** A failed email that will be retried. */
const isWaitingMail = and(isOpen, isMail, isNotNull(outbox.lastError));

/** Failed emails that will be retried. */
export function readWaitingMails(db: Reader): Promise<FailedMails[]> {
  return failedMails(db, isWaitingMail);
}

export async function readMailFailures(db: Reader, now: Date): Promise<MailFailures> {
  const since = new Date(now.getTime() - givenUpFor);
  const isGivenUp = and(isMail, isNotNull(outbox.lastError), gt(outbox.deadAt, since));
  return { waiting: await readWaitingMails(db), givenUp: await failedMails(db, isGivenUp) };
}

async function failedMails(db: Reader, where: SQL | undefined): Promise<FailedMails[]> {
  const rows = await db
    .select({
      code: sql<string>`${outbox.lastError}`,
      count: count(),
      oldest: min(outbox.createdAt),
    })
    .from(outbox)
    .where(where)
    .groupBy(outbox.lastError)
    .orderBy(desc(count()), outbox.lastError);
  return rows.flatMap(({ oldest, ...row }) =>
    oldest ? [{ ...row, since: oldest.toISOString() }] : [],
  );
}

/**
 * Makes failed emails due at once, with their full number of attempts. Those claimed by a worker are left alone.
 *
 * @returns number of these emails
 */
export async function retryWaitingMails(db: Reader, now: Date): Promise<number> {
  const leased = new Date(now.getTime() + leaseTime);
  // A lease longer than the maximum was set before a clock was set back.
  const isFree = or(
    isNull(outbox.heldUntil),
    lte(outbox.heldUntil, now),
    gt(outbox.heldUntil, leased),
  );
  const { rowCount } = await db
    .update(outbox)
    .set({ dueAt: now, attempts: 0 })
    .where(and(isWaitingMail, isFree));
  return rowCount ?? 0;
}
