import { listViews, removeView, saveView } from '#app/data/saved-views/view-store.server.ts';
import type { Services } from '../services.ts';
import type { ApiUser } from '../staff/api-user.server.ts';

/** The views of one account; null for a key, which has none. */
export function ownViews(
  { database }: Pick<Services, 'database'>,
  { person }: Pick<ApiUser, 'person'>,
  now: () => number,
) {
  if (person === null) return null;
  const { userId } = person;
  return {
    list: () => listViews(database.db, userId),
    save: (view: Parameters<typeof saveView>[2]) =>
      saveView(database, userId, view, new Date(now())),
    remove: (id: string) => removeView(database.db, userId, id),
  };
}
