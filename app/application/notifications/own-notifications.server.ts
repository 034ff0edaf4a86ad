import { listNotifications, markRead } from '#app/data/notifications/notification-store.server.ts';
import type { NotificationPage } from '#app/domain/notifications/notification.ts';
import type { Services } from '../services.ts';
import type { ApiUser } from '../staff/api-user.server.ts';

/** The notifications of one account. */
export interface OwnNotifications {
  list(page: { before?: string | undefined; limit: number }): Promise<NotificationPage>;
  /** Marks these as read, or all up to the newest one seen. */
  markRead(which: { ids: readonly string[] } | { until: string }): Promise<void>;
}

/**
 * @param now clock, in epoch milliseconds
 * @returns null for a key, which has no account
 */
export function ownNotifications(
  { database }: Pick<Services, 'database'>,
  user: ApiUser,
  now: () => number,
): OwnNotifications | null {
  if (user.person === null) return null;
  const staffId = user.person.userId;
  const mayLeads = user.may('leads');
  return {
    list: (page) => listNotifications(database.db, { staffId, mayLeads }, page),
    markRead: (which) =>
      markRead(database, staffId, {
        ...('ids' in which ? which : { ids: null, until: which.until }),
        at: new Date(now()),
      }),
  };
}
