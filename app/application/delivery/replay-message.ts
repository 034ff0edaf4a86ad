import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import { retryWaitingMails } from '#app/data/delivery/failed-mails.server.ts';
import { replay } from '#app/data/delivery/outbox.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import type { OutboxTopic } from '#app/domain/delivery/outbox.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { Services } from '../services.ts';

/**
 * Sends a message again, with its full number of attempts.
 *
 * @param topic restricts which messages the actor may send again; any if absent
 * @returns false when there is no such message, or it is still waiting
 */
export function replayMessage(
  database: Database,
  id: string,
  { actor, at, topic }: { actor: Actor; at: Date; topic: OutboxTopic | undefined },
): Promise<boolean> {
  return database.tx(async (t) => {
    const isReplayed = await replay(t, id, at, topic);
    const entry = { action: 'message.replay', entity: 'message', entityId: id, before: null };
    if (isReplayed) await recordAudit(t, { ...entry, actor, after: null, at });
    return isReplayed;
  });
}

/**
 * Retries all failed emails at once that are waiting for their next attempt.
 *
 * @returns how many there are
 */
export async function sendWaitingMails(
  { database, outbox }: Pick<Services, 'database' | 'outbox'>,
  actor: Actor,
  at: Date,
): Promise<number> {
  const sent = await database.tx(async (t) => {
    const count = await retryWaitingMails(t, at);
    const entry = { action: 'message.send-now', entity: 'message', entityId: 'mail', before: null };
    if (count > 0) await recordAudit(t, { ...entry, actor, after: { count }, at });
    return count;
  });
  outbox.wake();
  return sent;
}
