import { and, desc, eq, gte, lt, or } from 'drizzle-orm';
import type { Collection, Records } from '#app/domain/crm/entities.ts';
import type { Change } from '#app/domain/crm/store.ts';
import type { Reader } from './database.server.ts';
import { bin } from './schema/crm.server.ts';

/** How long what was removed can be put back, in milliseconds: 30 days. */
const binAge = 30 * 86_400_000;

/** What was removed before this moment is gone for good. */
export function binLimit(now: Date): Date {
  return new Date(now.getTime() - binAge);
}

export interface Binned {
  collection: Collection;
  record: Records[Collection];
  removedAt: string;
  removedBy: string;
}

/**
 * What can be put back, latest first.
 *
 * @param before the last one of the page before
 */
export async function listBin(
  reader: Reader,
  { now, before, limit }: { now: Date; before?: { removedAt: Date; id: string }; limit: number },
): Promise<Binned[]> {
  const rows = await reader
    .select()
    .from(bin)
    .where(
      and(
        gte(bin.removedAt, binLimit(now)),
        before &&
          or(
            lt(bin.removedAt, before.removedAt),
            and(eq(bin.removedAt, before.removedAt), lt(bin.id, before.id)),
          ),
      ),
    )
    .orderBy(desc(bin.removedAt), desc(bin.id))
    .limit(limit);
  return rows.map(({ id: _id, removedAt, ...rest }) => ({
    ...rest,
    removedAt: removedAt.toISOString(),
  }));
}

/** @returns the change that puts a record back, or null when it is not in the bin any more */
export async function planRestore(
  reader: Reader,
  collection: Collection,
  id: string,
  now: Date,
): Promise<Change | null> {
  const [found] = await reader
    .select({ record: bin.record })
    .from(bin)
    .where(and(eq(bin.collection, collection), eq(bin.id, id), gte(bin.removedAt, binLimit(now))));
  if (!found) return null;
  return { do: 'put', in: collection, record: found.record, on: null } as Change;
}
