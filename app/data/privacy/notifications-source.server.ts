import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { outbox } from '#app/data/delivery/schema.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { pushSubscriptions } from '#app/data/notifications/push-schema.server.ts';
import { notificationChoices, notifications } from '#app/data/notifications/schema.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import type { KnownPerson, PersonalDataSource } from './personal-data-source.server.ts';

const recordsOf = ({ leadIds, clientIds, relatedIds }: KnownPerson) => [
  ...leadIds,
  ...clientIds,
  ...relatedIds,
];

/** The person's notifications and choices as a member of staff; a former one's are deleted with the account. */
async function countOwn(
  t: Transaction,
  { emails }: KnownPerson,
  standing: 'current' | 'former',
): Promise<number> {
  const accounts = t
    .select({ id: staff.id })
    .from(staff)
    .where(
      and(
        inArray(staff.email, [...emails]),
        standing === 'former' ? isNotNull(staff.disabledAt) : isNull(staff.disabledAt),
      ),
    );
  const told = await t.$count(notifications, inArray(notifications.staffId, accounts));
  const chosen = await t.$count(
    notificationChoices,
    inArray(notificationChoices.staffId, accounts),
  );
  const browsers = await t.$count(pushSubscriptions, inArray(pushSubscriptions.staffId, accounts));
  return told + chosen + browsers;
}

/** Staff notifications: about the person's records, or to the person as staff. */
export const notificationsSource: PersonalDataSource = {
  name: 'notifications',
  async collect(reader, { emails }) {
    const accounts = reader
      .select({ id: staff.id })
      .from(staff)
      .where(inArray(staff.email, [...emails]));
    const { kind, place, at, readAt } = notifications;
    const told = await reader
      .select({ kind, place, at, readAt })
      .from(notifications)
      .where(inArray(notifications.staffId, accounts));
    const choices = await reader
      .select()
      .from(notificationChoices)
      .where(inArray(notificationChoices.staffId, accounts));
    const { createdAt, seenAt } = pushSubscriptions;
    const browsers = await reader
      .select({ createdAt, seenAt })
      .from(pushSubscriptions)
      .where(inArray(pushSubscriptions.staffId, accounts));
    return [...told, ...choices, ...browsers];
  },
  async erase(t, person) {
    const records = recordsOf(person);
    const former = t
      .select({ id: sql<string>`${staff.id}::text` })
      .from(staff)
      .where(and(inArray(staff.email, [...person.emails]), isNotNull(staff.disabledAt)));
    const removed = await t.delete(notifications).where(inArray(notifications.recordId, records));
    // A former account's other data is deleted with it.
    const cleared = await t
      .update(notifications)
      .set({ actorName: null })
      .where(inArray(notifications.actorId, former));
    // Emails that name the records, and Web Push messages.
    const mails =
      records.length > 0 &&
      (await t
        .delete(outbox)
        .where(
          and(
            or(eq(outbox.topic, 'push'), sql`${outbox.payload} ->> 'template' = 'notifications'`),
            or(...records.map((id) => sql`strpos(${outbox.payload}::text, ${id}) > 0`)),
          ),
        ));
    const goes = await countOwn(t, person, 'former');
    const stays = await countOwn(t, person, 'current');
    return {
      removed: (removed.rowCount ?? 0) + (mails ? (mails.rowCount ?? 0) : 0) + goes,
      cleared: cleared.rowCount ?? 0,
      kept: stays,
    };
  },
};
