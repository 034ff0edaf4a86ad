import { eq } from 'drizzle-orm';
import type { Database } from '#app/data/engine/database.server.ts';
import {
  notificationKinds,
  usualChoices,
  type NotificationChoices,
} from '#app/domain/notifications/kinds.ts';
import { notificationChoices } from './schema.server.ts';

/** Notification choices. */
export interface ChoiceStore {
  of(staffId: string): Promise<NotificationChoices>;
  write(staffId: string, choices: NotificationChoices): Promise<void>;
}

export function createChoiceStore(database: Database): ChoiceStore {
  return {
    async of(staffId) {
      const { kind, mail, push } = notificationChoices;
      const rows = await database.db
        .select({ kind, mail, push })
        .from(notificationChoices)
        .where(eq(notificationChoices.staffId, staffId));
      const made = rows.map(({ kind: of, ...choice }) => [of, choice] as const);
      return { ...usualChoices, ...Object.fromEntries(made) };
    },

    write: (staffId, choices) =>
      database.tx(async (t) => {
        const rows = notificationKinds.map((kind) => ({ staffId, kind, ...choices[kind] }));
        await t.delete(notificationChoices).where(eq(notificationChoices.staffId, staffId));
        await t.insert(notificationChoices).values(rows);
      }),
  };
}
