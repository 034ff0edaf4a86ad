import { and, eq, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { limitOf, type RetentionRule } from '#app/domain/privacy/retention.ts';
import type { Db } from './database.server.ts';
import { auditLog } from './schema/audit.server.ts';
import { leads, people } from './schema/leads.server.ts';
import { outbox } from './schema/outbox.server.ts';
import { privacyRequests } from './schema/privacy.server.ts';
import { webhookDeliveries } from './schema/webhooks.server.ts';

/** What went because its time was over. */
export interface Purged {
  counts: Readonly<Record<RetentionRule, number>>;
  /** Ids of mails that may lie in files. */
  mailIds: readonly string[];
}

/** Rows in one statement, so that nobody waits long for any of them. */
const batchSize = 1000;

/** Removes what the privacy page says is not kept. It can be run at any time, by any number of processes. */
export async function purge(db: Db, now: Date): Promise<Purged> {
  const limit = (rule: RetentionRule) => limitOf(rule, now);
  const sent = await remove(db, outbox, outbox.id, lt(outbox.sentAt, limit('sent')));
  const dead = await remove(db, outbox, outbox.id, lt(outbox.deadAt, limit('dead')));
  // The people first: messages of somebody who has written since are joined to them, and stay.
  const known = await remove(db, people, people.id, lt(people.lastSeenAt, limit('messages')));
  const isOld = and(isNull(leads.personId), lt(leads.createdAt, limit('messages')));
  const messages = await remove(db, leads, leads.id, isOld);
  const isSpam = and(eq(leads.status, 'quarantined'), lt(leads.createdAt, limit('quarantine')));
  const quarantine = await remove(db, leads, leads.id, isSpam);
  const counted = and(isNotNull(leads.sender), lt(leads.createdAt, limit('senders')));
  const senders = await db.update(leads).set({ sender: null }).where(counted);
  const deliveries = await remove(
    db,
    webhookDeliveries,
    webhookDeliveries.id,
    lt(webhookDeliveries.at, limit('deliveries')),
  );
  const audit = await remove(db, auditLog, auditLog.id, lt(auditLog.at, limit('audit')));
  const isAnswered = lt(privacyRequests.answeredAt, limit('requests'));
  const requests = await remove(db, privacyRequests, privacyRequests.id, isAnswered);
  return {
    counts: {
      messages: known.length + messages.length,
      quarantine: quarantine.length,
      senders: senders.rowCount ?? 0,
      sent: sent.length,
      dead: dead.length,
      deliveries: deliveries.length,
      audit: audit.length,
      requests: requests.length,
    },
    mailIds: [...sent, ...dead],
  };
}

/** @returns the ids of what was removed */
async function remove(
  db: Db,
  table: PgTable,
  id: AnyPgColumn,
  condition: SQL | undefined,
): Promise<string[]> {
  const removed: string[] = [];
  for (;;) {
    const some = db.select({ id }).from(table).where(condition).limit(batchSize);
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other, so that others get their turn
    const rows = await db.delete(table).where(inArray(id, some)).returning({ id });
    removed.push(...rows.map((row) => String(row.id)));
    if (rows.length < batchSize) return removed;
  }
}
