import { readMailFailures } from '#app/data/delivery/failed-mails.server.ts';
import { listMessages, readMailText } from '#app/data/delivery/outbox-list.server.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import { keptMailNeeds } from '#app/domain/delivery/mail-request.ts';
import type {
  OutboxListItem,
  OutboxState,
  OutboxTopic,
  MailFailures,
} from '#app/domain/delivery/outbox.ts';
import type { Services } from '../services.ts';
import { outboxListItemOf } from './outbox-list-item.ts';

interface OutboxQuery {
  limit: number;
  topic: OutboxTopic;
  state?: OutboxState | undefined;
  /** Last message of the previous page. */
  after?: { createdAt: string; id: string } | undefined;
}

/** Messages of the outbox, newest first. */
export async function listOutbox(
  { database }: Pick<Services, 'database'>,
  { limit, topic, state, after }: OutboxQuery,
): Promise<OutboxListItem[]> {
  const messages = await listMessages(database.db, {
    limit,
    topic,
    ...(state && { state }),
    ...(after && { before: { ...after, createdAt: new Date(after.createdAt) } }),
  });
  return messages.map(outboxListItemOf);
}

export function mailFailures(
  { database }: Pick<Services, 'database'>,
  now: Date,
): Promise<MailFailures> {
  return readMailFailures(database.db, now);
}

/**
 * Text of an email kept in the outbox because there is no mail server, and the permission needed to read it besides
 * that for leads; null when there is none. Emails that grant access to an account cannot be read by anyone.
 */
export async function readKeptMail(
  { database }: Pick<Services, 'database'>,
  id: string,
): Promise<{ text: string; needs: Action | null } | null> {
  const kept = await readMailText(database.db, id);
  return kept && { text: kept.text, needs: keptMailNeeds[kept.template] ?? null };
}
