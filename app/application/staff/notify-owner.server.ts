import { enqueue } from '#app/data/delivery/outbox.server.ts';
import { sensitiveChangeMail } from '#app/domain/staff/sensitive-change-mail.ts';
import type { SensitiveChange } from '#app/domain/staff/sensitive-changes.ts';
import type { Services } from '../services.ts';
import type { StaffSession } from './sessions.ts';

/**
 * Emails the owner of the account that made a sensitive change.
 *
 * @param now epoch milliseconds
 */
export async function notifyOwner(
  { database, outbox }: Pick<Services, 'database' | 'outbox'>,
  owner: StaffSession,
  change: SensitiveChange,
  now: number,
): Promise<void> {
  const at = new Date(now);
  await database.tx((t) => enqueue(t, at, sensitiveChangeMail(owner, change, at, owner.name)));
  outbox.wake();
}
