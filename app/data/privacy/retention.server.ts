import { and, eq, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import { audits } from '#app/data/audit/schema.server.ts';
import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { webhookDeliveries } from '#app/data/delivery/webhooks-schema.server.ts';
import type { Db } from '#app/data/engine/database.server.ts';
import { isFloodLead } from '#app/data/leads/quarantine.server.ts';
import { leads, people, quarantineDrops } from '#app/data/leads/schema.server.ts';
import { pushSubscriptions } from '#app/data/notifications/push-schema.server.ts';
import { notifications } from '#app/data/notifications/schema.server.ts';
import { limitOf, type RetentionRule } from '#app/domain/privacy/retention.ts';
import { privacyRequests } from './schema.server.ts';

/** Rows per statement, so that locks stay short. */
const batchSize = 1000;

/**
 * Deletes data past its retention period. Safe to run at any time, in any number of processes.
 *
 * @returns the number of rows by rule
 */
export async function purge(db: Db, now: Date): Promise<Record<RetentionRule, number>> {
  const limit = (rule: RetentionRule) => limitOf(rule, now);
  const sent = await remove(db, outbox, outbox.id, lt(outbox.sentAt, limit('sent')));
  const dead = await remove(db, outbox, outbox.id, lt(outbox.deadAt, limit('dead')));
  // People first: leads still joined to a person stay.
  const known = await remove(db, people, people.id, lt(people.lastSeenAt, limit('messages')));
  const isOld = and(isNull(leads.personId), lt(leads.createdAt, limit('messages')));
  const messages = await remove(db, leads, leads.id, isOld);
  const isQuarantined = eq(leads.status, 'quarantined');
  const isSpam = and(isQuarantined, lt(leads.createdAt, limit('quarantine')));
  const quarantine = await remove(db, leads, leads.id, isSpam);
  const isOldFlood = and(isQuarantined, isFloodLead, lt(leads.createdAt, limit('flood')));
  const floods = await remove(db, leads, leads.id, isOldFlood);
  // Their meetings were deleted with them.
  if (messages + quarantine + floods > 0) await countTopicChange(db, 'bookings');
  await db.delete(quarantineDrops).where(lt(quarantineDrops.hour, limit('flood')));
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
  const isOldAudit = lt(audits.createdAt, limit('audits'));
  const reports = await remove(db, audits, audits.id, and(isOldAudit, isNull(audits.clientId)));
  // A client's score history stays as long as the client.
  await db
    .update(audits)
    .set({ report: null, owner: null, email: null })
    .where(and(isOldAudit, isNotNull(audits.clientId), isNotNull(audits.report)));
  const requests = await remove(db, privacyRequests, privacyRequests.id, isAnswered);
  const told = await remove(
    db,
    notifications,
    notifications.id,
    lt(notifications.at, limit('notifications')),
  );
  const unseen = lt(pushSubscriptions.seenAt, limit('browsers'));
  const browsers = await remove(db, pushSubscriptions, pushSubscriptions.id, unseen);
  return {
    messages: known + messages,
    flood: floods,
    quarantine,
    senders: senders.rowCount ?? 0,
    sent,
    dead,
    deliveries,
    audits: reports,
    audit,
    notifications: told,
    browsers,
    requests,
  };
}

/** @returns the number of deleted rows */
async function remove(
  db: Db,
  table: PgTable,
  id: AnyPgColumn,
  condition: SQL | undefined,
): Promise<number> {
  for (let removed = 0; ;) {
    const some = db.select({ id }).from(table).where(condition).limit(batchSize);
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other, so that others are not blocked
    const { rowCount } = await db.delete(table).where(inArray(id, some));
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < batchSize) return removed;
  }
}
