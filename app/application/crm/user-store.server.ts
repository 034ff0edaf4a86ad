import { createCrmStore } from '#app/data/crm/crm-store.server.ts';
import type { Services } from '../services.ts';
import type { ApiUser } from '../staff/api-user.server.ts';

/** The CRM with the permissions of one user. */
export type UserStore = ReturnType<typeof userStoreOf>;

/** @param now clock, in epoch milliseconds */
export function userStoreOf(
  { database, changeFeed }: Pick<Services, 'database' | 'changeFeed'>,
  user: ApiUser,
  now: () => number,
) {
  return createCrmStore({ database, changeFeed, user, now });
}
