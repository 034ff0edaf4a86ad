import type { BrowserSubscription } from '#app/domain/notifications/push.ts';
import type { Services } from '../services.ts';
import type { ApiUser } from '../staff/api-user.server.ts';

/** The subscribed browsers of one account. */
export interface OwnPush {
  add(subscription: BrowserSubscription): Promise<void>;
  /** Records that the CRM is open in a browser; false if the browser is not the account's. */
  see(endpoint: string): Promise<boolean>;
  remove(endpoint: string): Promise<void>;
}

/** @returns null for a key, which has no account, and if Web Push is not configured */
export function ownPush({ push }: Pick<Services, 'push'>, { person }: ApiUser): OwnPush | null {
  if (person === null || push === null) return null;
  const { userId: staffId, sessionId } = person;
  const by = { staffId, sessionId };
  return {
    add: (subscription) => push.browsers.add(by, subscription),
    see: (endpoint) => push.browsers.see(by, endpoint),
    remove: (endpoint) => push.browsers.remove(staffId, endpoint),
  };
}
