import { sql } from 'drizzle-orm';
import { recordAudit, type AuditEntry } from '#app/data/audit-log/record-audit.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { notifyOfRecords } from '#app/data/notifications/notify.server.ts';
import { neededActions } from '#app/domain/crm/figures/needed-actions.ts';
import { writesBadEmail } from '#app/domain/crm/records/contact-people.ts';
import { collectionTable, collections, type Client } from '#app/domain/crm/records/entities.ts';
import type { GroupTag } from '#app/domain/crm/store/change-group.ts';
import type { ChangeCounts } from '#app/domain/crm/store/feed-topics.ts';
import type { Applied, Change } from '#app/domain/crm/store/store.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { recordGroup } from './change-groups.server.ts';
import { NotAllowed, type CrmUser } from './crm-user.server.ts';
import { withHistory } from './history.server.ts';
import { lockRecords } from './lock-records.server.ts';
import { knownClient, lockOnlyClients } from './only-clients.server.ts';
import { publishChanges } from './publish-changes.server.ts';
import { repeatedSteps } from './repeated-changes.server.ts';
import { collectionStates } from './schema.server.ts';
import { addToSums, contributionsOf } from './sums.server.ts';
import { writeRecords, type Step } from './write-records.server.ts';

type AppliedWithCounts =
  | (Extract<Applied, { ok: true }> & { counts: ChangeCounts })
  | Extract<Applied, { ok: false }>;

/**
 * Who decides authors and times of notes and journal entries: `caller` for users' plans, which must follow
 * domain/crm/store/history.ts, and `own` for plans built here from the database's content.
 */
type HistorySource = 'caller' | 'own';

export interface ApplyOptions {
  history?: HistorySource;
  /** The bulk change that the changes belong to. */
  group?: GroupTag | undefined;
}

/**
 * Applies all changes or none, within a transaction. Changes already made identically by the user are answered as done.
 *
 * @throws NotAllowed when the user lacks a permission that the changes need
 * @throws HistoryRefused when an existing note or entry would change
 * @throws RangeError when a client would get an invalid email address, or the group is another user's
 */
export async function applyChanges(
  t: Transaction,
  changes: readonly Change[],
  user: CrmUser,
  now: Date,
  { history = 'caller', group }: ApplyOptions = {},
): Promise<AppliedWithCounts> {
  await lockOnlyClients(t, changes);
  const locked: Step[] = [];
  for (const collection of collections) {
    const own = changes.filter((change) => change.in === collection);
    // oxlint-disable-next-line no-await-in-loop -- a fixed lock order prevents deadlocks
    if (own.length > 0) locked.push(...(await lockRecords(t, collection, own)));
  }
  const late = lateChange(changes, locked);
  if (late) {
    const repeated = history === 'caller' ? await repeatedSteps(t, locked, user) : null;
    return repeated ? { ok: true, undo: undoOfAll(changes, repeated), counts: {} } : late;
  }
  const known = await knownClient(t, changes);
  if (known) return known;
  const needed = neededActions(locked);
  for (const action of needed) if (!user.may(action)) throw new NotAllowed(action);
  if (history === 'caller') checkEmails(locked);
  const steps = history === 'own' ? locked : await withHistory(t, locked, user, now);

  const changed: Awaited<ReturnType<typeof contributionsOf>> = [];
  for (const collection of collections) {
    const own = steps.filter(({ change }) => change.in === collection);
    const idsOf = (state: 'before' | 'after') =>
      own.filter((step) => step[state]).map(({ id }) => id);
    // oxlint-disable-next-line no-await-in-loop -- as above
    changed.push(...(await contributionsOf(t, collection, idsOf('before'), -1)));
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (own.length > 0) await writeRecords(t, collection, own, user.actor, now);
    // oxlint-disable-next-line no-await-in-loop -- as above
    changed.push(...(await contributionsOf(t, collection, idsOf('after'), 1)));
  }
  const groupId = group?.id ?? null;
  await recordAudit(t, ...steps.map((step) => ({ ...auditOf(step, user.actor, now), groupId })));
  if (group) await recordGroup(t, group, { steps, user, now });
  await publishChanges(t, steps, now);
  await notifyOfRecords(t, steps, { actor: user.actor, at: now, group: group?.id });
  // Last, because these rows are contended: they are locked only briefly before the commit.
  const counts = await countChanges(t, steps);
  await addToSums(t, changed);
  return { ok: true, undo: undoOfAll(changes, steps), counts };
}

/** The first change based on an outdated version. */
function lateChange(
  changes: readonly Change[],
  steps: readonly Step[],
): Extract<Applied, { ok: false }> | null {
  const stepOf = new Map(steps.map((step) => [step.change, step]));
  for (const change of changes) {
    const step = stepOf.get(change);
    if (step && (step.before?.version ?? null) !== change.on)
      return { ok: false, conflict: { in: change.in, id: step.id, current: step.before } };
  }
  return null;
}

function checkEmails(steps: readonly Step[]): void {
  for (const { change, before, after, isRestoring } of steps)
    if (change.in === 'clients' && after && !isRestoring)
      if (writesBadEmail(before as Client | null, after as Client))
        throw new RangeError('Not an e-mail address');
}

/** Reverts run in reverse order. */
function undoOfAll(changes: readonly Change[], steps: readonly Step[]): Change[] {
  const stepOf = new Map(steps.map((step) => [step.change, step]));
  const undo = changes.flatMap((change) => {
    const step = stepOf.get(change);
    return step ? [undoOf(step)] : [];
  });
  return undo.toReversed();
}

function undoOf({ change, id, before, after }: Step): Change {
  if (!after) return { do: 'put', in: change.in, record: before, on: null } as Change;
  return before
    ? ({ do: 'put', in: change.in, record: before, on: after.version } as Change)
    : { do: 'remove', in: change.in, id, on: after.version };
}

function auditOf(step: Step, actor: Actor, at: Date): AuditEntry {
  const { change, id, before, after } = step;
  const { entity } = collectionTable[change.in];
  return { actor, action: `${entity}.${verbOf(step)}`, entity, entityId: id, before, after, at };
}

function verbOf({ before, after, isRestoring }: Step): string {
  if (!after) return 'remove';
  if (before) return 'update';
  return isRestoring ? 'restore' : 'create';
}

/** Counts the changes. This locks the collections' rows, which also protects their sums. */
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
