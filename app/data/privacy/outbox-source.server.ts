import { inArray } from 'drizzle-orm';
import { letterWithoutSecret, withoutSecret } from '#app/data/delivery/outbox.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import type { PersonalDataSource } from './personal-data-source.server.ts';

/** Messages about the person: sent, kept or waiting. Webhook addresses and event types are not personal data. */
export const outboxSource: PersonalDataSource = {
  name: 'outgoing',
  tables: ['outbox'],
  async collect(reader, { emails }) {
    return reader
      .select({
        topic: outbox.topic,
        // A link that opens an account must not reach the person who hands over the export.
        payload: withoutSecret,
        letter: letterWithoutSecret,
        createdAt: outbox.createdAt,
        sentAt: outbox.sentAt,
      })
      .from(outbox)
      .where(inArray(outbox.about, [...emails]));
  },
  async erase(t, { emails }) {
    const { rowCount } = await t.delete(outbox).where(inArray(outbox.about, [...emails]));
    return { removed: rowCount ?? 0, cleared: 0, kept: 0 };
  },
};
