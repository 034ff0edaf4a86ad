import { sql } from 'drizzle-orm';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import type { SpamSignal } from '#app/domain/leads/spam.ts';
import { leads, quarantineDrops } from './schema.server.ts';

/** A number of messages and their bytes. */
interface QuarantineSize {
  messages: number;
  bytes: number;
}

/** Recently dropped messages; null for none. */
export type QuarantineDrops = (QuarantineSize & { lastAt: Date }) | null;

const floodSignal: SpamSignal = 'flood-from-address';

/** Whether a lead exceeded its address's flood limit. */
export const isFloodLead = sql<boolean>`${floodSignal} = any(${leads.spamSignals})`;

const isQuarantined = sql`${leads.status} = 'quarantined'`;

/**
 * Deletes what exceeds quarantine's budget: floods first, oldest first, then other spam.
 *
 * @param budget in bytes
 */
export function dropBeyond(database: Database, budget: number, now: Date): Promise<QuarantineSize> {
  return database.tx(async (t) => {
    // What is kept is counted first: spam outside floods, then the newest flood.
    const { rows } = await t.execute<{ bytes: number }>(sql`
      delete from ${leads} where ${leads.id} in (
        select id from (
          select ${leads.id} as id, sum(${leads.bytes}) over (
            order by ${isFloodLead}, ${leads.createdAt} desc, ${leads.id} desc
          ) as held
          from ${leads} where ${isQuarantined}
        ) as ranked
        where held > ${budget}
      ) and ${isQuarantined}
      returning ${leads.bytes} as bytes`);
    const messages = rows.length;
    const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
    if (messages === 0) return { messages, bytes };
    await t
      .insert(quarantineDrops)
      .values({ hour: hourOf(now), messages, bytes, lastAt: now })
      .onConflictDoUpdate({
        target: quarantineDrops.hour,
        set: {
          messages: sql`${quarantineDrops.messages} + excluded.messages`,
          bytes: sql`${quarantineDrops.bytes} + excluded.bytes`,
          lastAt: sql`excluded.last_at`,
        },
      });
    return { messages, bytes };
  });
}

/** Bytes in quarantine. */
export async function bytesInQuarantine(db: Reader): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${leads.bytes}), 0)` })
    .from(leads)
    .where(isQuarantined);
  return Number(row?.bytes ?? 0);
}

/** What any server has dropped, while this is remembered. */
export async function recentDrops(db: Reader): Promise<QuarantineDrops> {
  const hours = await db.select().from(quarantineDrops);
  if (hours.length === 0) return null;
  return {
    messages: hours.reduce((sum, { messages }) => sum + messages, 0),
    bytes: hours.reduce((sum, { bytes }) => sum + bytes, 0),
    lastAt: new Date(Math.max(...hours.map(({ lastAt }) => lastAt.getTime()))),
  };
}

function hourOf(now: Date): Date {
  const hour = new Date(now);
  hour.setUTCMinutes(0, 0, 0);
  return hour;
}
