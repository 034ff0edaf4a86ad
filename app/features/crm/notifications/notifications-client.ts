import { createApiClient, type Fetch } from '#app/api/client/api-client.ts';
import type { NotificationPage } from '#app/domain/notifications/notification.ts';
import { done } from '../session/http-store.ts';

/** The notifications' API. Failures reject with a StoreFailure. */
export interface NotificationsClient {
  /** The newest ones, as this many pages. */
  list(pages: number): Promise<NotificationPage>;
  markRead(ids: readonly string[]): Promise<void>;
  /** Marks all up to the newest one that was seen. */
  markAllRead(until: string): Promise<void>;
}

/** Entries per page. */
const size = 20;

/** @param fetchFn replaces the browser's fetch */
export function createNotificationsClient(fetchFn?: Fetch): NotificationsClient {
  const api = createApiClient(fetchFn);
  return {
    async list(pages) {
      let all = done(await api('GET /api/notifications', { query: { limit: size } }));
      for (let at = 1; at < pages && all.next !== undefined; at += 1) {
        const query = { limit: size, before: all.next };
        // oxlint-disable-next-line no-await-in-loop -- each page needs the cursor of the one before
        const { next, ...page } = done(await api('GET /api/notifications', { query }));
        all = {
          ...page,
          items: [...all.items, ...page.items],
          ...(next !== undefined && { next }),
        };
      }
      return all;
    },
    async markRead(ids) {
      done(await api('POST /api/notifications/read', { body: { ids: [...ids] } }));
    },
    async markAllRead(until) {
      done(await api('POST /api/notifications/read', { body: { until } }));
    },
  };
}
