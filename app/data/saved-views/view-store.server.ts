import { and, asc, count, eq, isNull, or } from 'drizzle-orm';
import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import type { Database, Reader, Transaction } from '#app/data/engine/database.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { mostAccountViews, type AccountView } from '#app/domain/saved-views/saved-view.ts';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { savedViews } from './schema.server.ts';

/**
 * `full`: the account has the maximum number of views; `taken`: another view of the section has the name; `gone`: the
 * view to change was deleted.
 */
type ViewProblem = 'full' | 'taken' | 'gone' | 'unknown';

/** An account's views and those shared by others, by name. */
export async function listViews(reader: Reader, staffId: string): Promise<AccountView[]> {
  const { id, section, name, query, isShared } = savedViews;
  const rows = await reader
    .select({ id, section, name, query, isShared, owner: staff.name, ownerId: savedViews.staffId })
    .from(savedViews)
    .innerJoin(staff, eq(staff.id, savedViews.staffId))
    .where(or(eq(savedViews.staffId, staffId), eq(isShared, true)))
    .orderBy(asc(savedViews.nameKey), asc(id));
  return rows.map(({ ownerId, ...view }) => ({ ...view, isOwn: ownerId === staffId }));
}

/** @property isKnown whether it existed when it was read: a view deleted since is not recreated */
type ViewToSave = Pick<AccountView, 'id' | 'section' | 'name' | 'query' | 'isShared'> & {
  isKnown?: boolean | undefined;
};

/** Saves a view under its id; `unknown` if the id belongs to another account. */
export function saveView(
  database: Database,
  staffId: string,
  { id, isKnown = false, ...view }: ViewToSave,
  at: Date,
): Promise<'saved' | ViewProblem> {
  return database.tx(async (t) => {
    // Serialised, so that the maximum holds.
    await t.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('update');
    const [known] = await t.select().from(savedViews).where(eq(savedViews.id, id)).for('update');
    if (known && known.staffId !== staffId) return 'unknown';
    if (isKnown && !known) return 'gone';
    if (await isTaken(t, { ...view, id, staffId })) return 'taken';
    const values = { ...view, nameKey: normalizeForSearch(view.name) };
    if (known) {
      await t.update(savedViews).set(values).where(eq(savedViews.id, id));
      await countTopicChange(t, 'views');
      return 'saved';
    }
    const [row] = await t.select({ number: count() }).from(savedViews).where(ofAccount(staffId));
    if ((row?.number ?? 0) >= mostAccountViews) return 'full';
    await t.insert(savedViews).values({ ...values, id, staffId, createdAt: at });
    await countTopicChange(t, 'views');
    return 'saved';
  });
}

/** Deletes one of the account's own views only. */
export async function removeView(db: Reader, staffId: string, id: string): Promise<void> {
  await db.delete(savedViews).where(and(ofAccount(staffId), eq(savedViews.id, id)));
  await countTopicChange(db, 'views');
}

/**
 * Transfers the shared views of someone who leaves to an administrator: whoever disables the account, or the first CEO.
 * If the administrator already uses a name, the former owner's name is appended.
 */
export async function reassignViews(
  t: Transaction,
  from: { id: string; name: string },
  administratorId: string | null,
): Promise<void> {
  const shared = await t
    .select()
    .from(savedViews)
    .where(and(ofAccount(from.id), eq(savedViews.isShared, true)));
  const staffId = administratorId ?? (await firstCeo(t, from.id));
  if (staffId === null) return;
  for (const view of shared) {
    // oxlint-disable no-await-in-loop -- one connection
    const isOther = await isTaken(t, { ...view, id: '', staffId });
    const name = isOther ? `${view.name} (${from.name})` : view.name;
    const values = { staffId, name, nameKey: normalizeForSearch(name) };
    if (isOther && (await isTaken(t, { ...view, ...values, id: '' }))) continue;
    await t.update(savedViews).set(values).where(eq(savedViews.id, view.id));
    // oxlint-enable no-await-in-loop
  }
  if (shared.length > 0) await countTopicChange(t, 'views');
}

const ofAccount = (staffId: string) => eq(savedViews.staffId, staffId);

async function isTaken(
  t: Transaction,
  {
    id,
    staffId,
    section,
    name,
  }: Pick<AccountView, 'id' | 'section' | 'name'> & { staffId: string },
): Promise<boolean> {
  const same = and(
    ofAccount(staffId),
    eq(savedViews.section, section),
    eq(savedViews.nameKey, normalizeForSearch(name)),
  );
  const rows = await t.select({ id: savedViews.id }).from(savedViews).where(same);
  return rows.some((row) => row.id !== id);
}

async function firstCeo(t: Transaction, except: string): Promise<string | null> {
  const rows = await t
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'CEO'), isNull(staff.disabledAt)))
    .orderBy(asc(staff.createdAt), asc(staff.id));
  return rows.find(({ id }) => id !== except)?.id ?? null;
}
