import { and, eq, inArray, sql } from 'drizzle-orm';
import { mailTextWithoutSecret, withoutSecret } from '#app/data/delivery/outbox.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import type { Reader } from '#app/data/engine/database.server.ts';
import { madeCalls } from '#app/data/idempotency/schema.server.ts';
import { partOfBatch } from '#app/domain/delivery/webhook-batches.ts';
import type { PersonalDataSource } from './personal-data-source.server.ts';

/** Messages about the person: sent, kept or waiting. Webhook addresses and event types are not personal data. */
export const outboxSource: PersonalDataSource = {
  name: 'outgoing',
  async collect(reader, { emails }) {
    const own = await reader
      .select({
        topic: outbox.topic,
        // A link that grants access to an account must not reach the person who hands over the export.
        payload: withoutSecret,
        letter: mailTextWithoutSecret,
        createdAt: outbox.createdAt,
        sentAt: outbox.sentAt,
      })
      .from(outbox)
      .where(inArray(outbox.about, [...emails]));
    const batches = await batchesAbout(reader, emails, 'none');
    return [
      ...own,
      ...batches.map(({ id: _id, payload, ...row }) => ({
        ...row,
        letter: null,
        payload: partOfBatch(payload, new Set(emails), 'about'),
      })),
    ];
  },
  async erase(t, { emails }) {
    // Responses stored for repeats may be about anyone, encrypted: all of them are deleted.
    await t.delete(madeCalls);
    const { rowCount } = await t.delete(outbox).where(inArray(outbox.about, [...emails]));
    // Events are added to a waiting delivery.
    const batches = await batchesAbout(t, emails, 'for update');
    for (const { id, payload } of batches) {
      const rest = partOfBatch(payload, new Set(emails), 'others');
      // oxlint-disable-next-line no-await-in-loop -- one connection
      if (rest) await t.update(outbox).set({ payload: rest }).where(eq(outbox.id, id));
      // oxlint-disable-next-line no-await-in-loop -- one connection
      else await t.delete(outbox).where(eq(outbox.id, id));
    }
    return { removed: rowCount ?? 0, cleared: batches.length, kept: 0 };
  },
};

/** Deliveries of several events, some of which are about the person. */
async function batchesAbout(
  reader: Reader,
  emails: readonly string[],
  lock: 'none' | 'for update',
) {
  const found = reader
    .select({
      id: outbox.id,
      topic: outbox.topic,
      payload: outbox.payload,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .where(
      and(
        eq(outbox.topic, 'webhook'),
        sql`${outbox.payload}->'abouts' ?| ${sql.param([...emails])}::text[]`,
      ),
    )
    .orderBy(outbox.id);
  const rows = await (lock === 'for update' ? found.for('update') : found);
  return rows.flatMap(({ payload, ...row }) =>
    payload && 'event' in payload ? [{ ...row, payload }] : [],
  );
}
