import { inArray } from 'drizzle-orm';
import { withoutSecret } from '../outbox.server.ts';
import { outbox } from '../schema/outbox.server.ts';
import type { Holder } from './holder.server.ts';

/** What was sent about a person, or waits to be. Addresses and events of webhooks are nobody's. */
export const outboxHolder: Holder = {
  name: 'outgoing',
  tables: ['outbox'],
  async collect(reader, { emails }) {
    return reader
      .select({
        topic: outbox.topic,
        // A link that opens an account is no business of who hands the export over.
        payload: withoutSecret,
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
