import { and, asc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { collections, type Collection, type Records } from '#app/domain/crm/entities.ts';
import { neededActions } from '#app/domain/crm/needed-actions.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import type { Applied, Change } from '#app/domain/crm/store.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { recordAudit, type AuditEntry } from './audit.server.ts';
import { binLimit } from './crm-bin.server.ts';
import type { ChangeCounts } from './crm-news.server.ts';
import { addToSums, partsOf } from './crm-sums.server.ts';
import { crmTableOf } from './crm-tables.server.ts';
import type { Transaction } from './database.server.ts';
import { bin, collectionStates } from './schema/crm.server.ts';

/** Who works on the CRM, and what they may do. */
export interface CrmUser {
  readonly actor: Actor;
  may(action: Action): boolean;
}

/** What somebody asked for is not theirs to do. */
export class NotAllowed extends Error {
  readonly action: Action;

  constructor(action: Action) {
    super(`Not allowed: ${action}`);
    this.action = action;
  }
}

/** Somebody has just made a record with an id that was free a moment ago. */
export class MadeMeanwhile extends Error {}

type AppliedHere =
  | (Extract<Applied, { ok: true }> & { counts: ChangeCounts })
  | Extract<Applied, { ok: false }>;

/** Rows in one statement: PostgreSQL takes 65,535 parameters. */
const batchSize = 500;

/** What the audit log calls a record. */
const entities = {
  clients: 'client',
  projects: 'project',
  tasks: 'task',
  journal: 'entry',
} as const satisfies Record<Collection, string>;

/** A change with what it meets. */
interface Step {
  change: Change;
  id: string;
  before: Records[Collection] | null;
  after: Records[Collection] | null;
  /** Whether it puts back what was in the bin. */
  isRestoring: boolean;
}

/** Applies all changes or none, within a transaction. */
export async function applyChanges(
  t: Transaction,
  changes: readonly Change[],
  user: CrmUser,
  now: Date,
): Promise<AppliedHere> {
  const steps: Step[] = [];
  for (const collection of collections) {
    const own = changes.filter((change) => change.in === collection);
    // oxlint-disable-next-line no-await-in-loop -- everybody locks in the same order, so that nobody stands against another
    if (own.length > 0) steps.push(...(await meet(t, collection, own)));
  }
  const stepOf = new Map(steps.map((step) => [step.change, step]));
  for (const change of changes) {
    const step = stepOf.get(change);
    if (step && (step.before?.version ?? null) !== change.on)
      return { ok: false, conflict: { in: change.in, id: step.id, current: step.before } };
  }
  const needed = neededActions(steps);
  for (const action of needed) if (!user.may(action)) throw new NotAllowed(action);

  const changed: Awaited<ReturnType<typeof partsOf>> = [];
  for (const collection of collections) {
    const own = steps.filter(({ change }) => change.in === collection);
    const idsOf = (state: 'before' | 'after') =>
      own.filter((step) => step[state]).map(({ id }) => id);
    // oxlint-disable-next-line no-await-in-loop -- as above
    changed.push(...(await partsOf(t, collection, idsOf('before'), -1)));
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (own.length > 0) await write(t, collection, own, user.actor, now);
    // oxlint-disable-next-line no-await-in-loop -- as above
    changed.push(...(await partsOf(t, collection, idsOf('after'), 1)));
  }
  await recordAudit(t, ...steps.map((step) => auditOf(step, user.actor, now)));
  const undo = changes.flatMap((change) => {
    const step = stepOf.get(change);
    return step ? [undoOf(step)] : [];
  });
  // Last of all: these rows are everybody's, and are let go with the transaction.
  const counts = await countChanges(t, steps);
  await addToSums(t, changed);
  return { ok: true, undo: undo.toReversed(), counts };
}

/** Locks the records that changes are about. */
async function meet(
  t: Transaction,
  collection: Collection,
  changes: readonly Change[],
): Promise<Step[]> {
  const ids = changes.map(idOf);
  if (new Set(ids).size < ids.length)
    throw new RangeError('A plan has at most one change for each record');
  const { table, toRecord } = crmTableOf(collection);
  const rows = await t
    .select()
    .from(table)
    .where(sql`${table.id} = any(${sql.param(ids)}::text[])`)
    .orderBy(asc(table.id))
    .for('update');
  const current = new Map(rows.map((row) => toRecord(row)).map((record) => [record.id, record]));
  const made = ids.filter((id) => !current.has(id));
  const binned = await t
    .select({ id: bin.id })
    .from(bin)
    .where(and(eq(bin.collection, collection), sql`${bin.id} = any(${sql.param(made)}::text[])`));
  const inBin = new Set(binned.map(({ id }) => id));
  return changes.map((change): Step => {
    const id = idOf(change);
    const before = current.get(id) ?? null;
    const after = change.do === 'put' ? { ...change.record, version: nextVersion(change) } : null;
    return { change, id, before, after, isRestoring: after !== null && inBin.has(id) };
  });
}

function idOf(change: Change): string {
  return change.do === 'put' ? change.record.id : change.id;
}

function nextVersion({ on, record }: Extract<Change, { do: 'put' }>): number {
  return on === null ? record.version : on + 1;
}

function undoOf({ change, id, before, after }: Step): Change {
  if (!after) return { do: 'put', in: change.in, record: before, on: null } as Change;
  return before
    ? ({ do: 'put', in: change.in, record: before, on: after.version } as Change)
    : { do: 'remove', in: change.in, id, on: after.version };
}

async function write(
  t: Transaction,
  collection: Collection,
  steps: readonly Step[],
  { name }: Actor,
  now: Date,
): Promise<void> {
  const { table, toRow } = crmTableOf(collection);
  const rowsOf = (chosen: readonly Step[]) =>
    chosen.flatMap(({ after }) => (after ? [toRow(after)] : []));

  for (const rows of batches(rowsOf(steps.filter(({ before }) => !before)))) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction is one connection
    const made = await t
      .insert(table)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: table.id });
    if (made.length < rows.length) throw new MadeMeanwhile();
  }
  // Locked and compared above, so each of these is an update; the insert only carries the rows there.
  for (const rows of batches(rowsOf(steps.filter(({ before }) => before))))
    // oxlint-disable-next-line no-await-in-loop -- as above
    await t
      .insert(table)
      .values(rows)
      .onConflictDoUpdate({ target: table.id, set: asGiven(collection) });

  const removed = steps.filter(({ after }) => !after);
  const restored = steps.filter(({ isRestoring }) => isRestoring);
  if (restored.length > 0) await takeOutOfBin(t, collection, restored);
  if (removed.length === 0) return;
  await t
    .delete(table)
    .where(sql`${table.id} = any(${sql.param(removed.map(({ id }) => id))}::text[])`);
  // Whoever puts something in takes out what has been there too long.
  await t.delete(bin).where(lt(bin.removedAt, binLimit(now)));
  for (const some of batches(removed))
    // oxlint-disable-next-line no-await-in-loop -- as above
    await t
      .insert(bin)
      .values(
        some.flatMap(({ id, before }) =>
          before ? [{ collection, id, record: before, removedAt: now, removedBy: name }] : [],
        ),
      );
}

async function takeOutOfBin(
  t: Transaction,
  collection: Collection,
  steps: readonly Step[],
): Promise<void> {
  const ids = steps.map(({ id }) => id);
  await t
    .delete(bin)
    .where(and(eq(bin.collection, collection), sql`${bin.id} = any(${sql.param(ids)}::text[])`));
}

/** Every column from the row that was given. */
function asGiven(collection: Collection) {
  const columns = Object.entries(getTableColumns(crmTableOf(collection).table));
  return Object.fromEntries(
    columns.map(([field, { name }]) => [field, sql.raw(`excluded."${name}"`)]),
  );
}

function batches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, at) =>
    items.slice(at * batchSize, (at + 1) * batchSize),
  );
}

function auditOf(step: Step, actor: Actor, at: Date): AuditEntry {
  const { change, id, before, after } = step;
  const entity = entities[change.in];
  return { actor, action: `${entity}.${verbOf(step)}`, entity, entityId: id, before, after, at };
}

function verbOf({ before, after, isRestoring }: Step): string {
  if (!after) return 'remove';
  if (before) return 'update';
  return isRestoring ? 'restore' : 'create';
}

/** Whoever has a collection's row may change its sums. */
async function countChanges(t: Transaction, steps: readonly Step[]): Promise<ChangeCounts> {
  const grown = collections.flatMap((collection) => {
    const own = steps.filter(({ change }) => change.in === collection);
    const made = own.filter(({ before }) => !before).length;
    const removed = own.filter(({ after }) => !after).length;
    return own.length > 0 ? [{ collection, changes: 1, records: made - removed }] : [];
  });
  const states = await t
    .insert(collectionStates)
    .values(grown)
    .onConflictDoUpdate({
      target: collectionStates.collection,
      set: {
        changes: sql`${collectionStates.changes} + 1`,
        records: sql`${collectionStates.records} + excluded.records`,
      },
    })
    .returning();
  return Object.fromEntries(states.map(({ collection, changes }) => [collection, changes]));
}
