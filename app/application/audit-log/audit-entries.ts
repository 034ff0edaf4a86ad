import {
  findAudit,
  listAudit,
  sizesOfSteps,
  type AuditQuery,
} from '#app/data/audit-log/audit-log.server.ts';
import { NotAllowed } from '#app/data/crm/crm-user.server.ts';
import type { UserStore } from '../crm/user-store.server.ts';
import type { Services } from '../services.ts';
import type { ApiUser } from '../staff/api-user.server.ts';
import { revert, type Reverted } from './revert.server.ts';

/** Newest first. */
export async function listAuditEntries(
  { database }: Pick<Services, 'database'>,
  query: AuditQuery,
) {
  const { entries, sizes } = await database.read(async (reader) => {
    const listed = await listAudit(reader, query);
    const steps = query.isCollapsed ? listed.flatMap(({ groupId }) => groupId ?? []) : [];
    return { entries: listed, sizes: await sizesOfSteps(reader, steps) };
  });
  return entries.map((each) => ({
    ...each,
    at: each.at.toISOString(),
    groupSize: sizes.get(each.groupId ?? '') ?? 1,
  }));
}

/**
 * Reverts the entry with this id.
 *
 * @param id a UUID
 * @throws NotAllowed when the user lacks a permission that the revert needs
 */
export async function revertEntry(
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  id: string,
  { store, user }: { store: UserStore; user: ApiUser },
): Promise<Reverted | { is: 'unknown' }> {
  const entry = await findAudit(database.db, id);
  if (!entry) return { is: 'unknown' };
  if (entry.entity === 'cockpit' && !user.may('cockpit')) throw new NotAllowed('cockpit');
  return revert(entry, { store, settings, actor: user.actor });
}
