import { enqueue } from '#app/data/delivery/outbox.server.ts';
import type { GraveChange } from '#app/domain/staff/grave-changes.ts';
import { graveMail } from '#app/domain/staff/grave-mail.ts';
import type { Services } from '../services.ts';
import type { StaffSession } from './sessions.ts';

/**
 * Writes to the owner of the account that made a grave change.
 *
 * @param now epoch milliseconds
 */
export async function notifyOwner(
  { database, outbox }: Pick<Services, 'database' | 'outbox'>,
  owner: StaffSession,
  change: GraveChange,
  now: number,
): Promise<void> {
  const at = new Date(now);
  await database.tx((t) => enqueue(t, at, graveMail(owner, change, at, owner.name)));
  outbox.wake();
}
