import { and, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import { bookings } from '#app/data/bookings/schema.server.ts';
import { applyChanges } from '#app/data/crm/apply-changes.server.ts';
import { crmTableOf } from '#app/data/crm/crm-tables.server.ts';
import { recordTables } from '#app/data/crm/schema.server.ts';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { changeLead } from '#app/data/leads/lead-change.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { changeOwnerInViews, handOverViews } from '#app/data/saved-views/views-by-owner.server.ts';
import {
  ownedCollections,
  ownerFields,
  type OwnedCollection,
} from '#app/domain/crm/records/owners.ts';
import type { GroupTag } from '#app/domain/crm/store/change-group.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { Belongings, Successors } from '#app/domain/staff/reassignment.ts';
import { apiKeys } from '../api-keys-schema.server.ts';
import { staff } from '../schema.server.ts';

/** The owner of records: by name in the CRM, by id in the inbox. */
interface Owner {
  id: string;
  name: string;
}

interface By {
  actor: Actor;
  at: Date;
}

/**
 * Hands over the meetings of someone who leaves, in the transaction of the records.
 *
 * @param to null leaves them unchanged
 * @returns the number of moved meetings
 */
export type MeetingHandOver = (t: Transaction, to: string | null) => Promise<number>;

/** Records per plan, as in plans sent by the workspace. */
const batch = 1000;

const ownerColumn = {
  clients: recordTables.clients[ownerFields.clients],
  projects: recordTables.projects[ownerFields.projects],
  tasks: recordTables.tasks[ownerFields.tasks],
} as const satisfies Record<OwnedCollection, unknown>;

/** Unfinished work; done tasks and closed leads keep the name of who did them. */
const isOpen: Partial<Record<OwnedCollection, SQL>> = {
  tasks: ne(recordTables.tasks.status, 'done'),
};

const openLeadsOf = (id: string) => and(eq(leads.assignedTo, id), eq(leads.status, 'assigned'));

/** Number of items someone would hand over. */
export async function countBelongings(
  reader: Reader,
  owner: Owner,
  now: Date,
): Promise<Belongings> {
  const count = sql<number>`count(*)::int`;
  const counts: Partial<Belongings> = {};
  for (const collection of ownedCollections) {
    const theirs = and(eq(ownerColumn[collection], owner.name), isOpen[collection]);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const [row] = await reader.select({ count }).from(recordTables[collection]).where(theirs);
    counts[collection] = row?.count ?? 0;
  }
  const [row] = await reader.select({ count }).from(leads).where(openLeadsOf(owner.id));
  const [meeting] = await reader
    .select({ count })
    .from(bookings)
    .where(
      and(
        eq(bookings.memberId, owner.id),
        gt(bookings.startsAt, now),
        inArray(bookings.status, ['held', 'confirmed']),
      ),
    );
  const [open, meetings] = [row?.count ?? 0, meeting?.count ?? 0];
  return { clients: 0, projects: 0, tasks: 0, ...counts, leads: open, meetings };
}

/** Reassigns someone's records to their successors, with one log entry for all. */
export async function reassign(
  t: Transaction,
  from: Owner,
  to: Successors,
  { handOverMeetings = noMeetings, ...by }: By & { handOverMeetings?: MeetingHandOver | undefined },
): Promise<Belongings | 'unknown'> {
  const found = await t
    .select({ id: staff.id, name: staff.name, left: staff.disabledAt })
    .from(staff);
  const successor = (id: string | null) =>
    found.find((each) => each.id === id && each.left === null && each.id !== from.id);
  const wanted = Object.values(to).filter((id) => id !== null);
  if (wanted.some((id) => !successor(id))) return 'unknown';
  const group = newGroup(by.at);
  const moved: Belongings = { clients: 0, projects: 0, tasks: 0, leads: 0, meetings: 0 };
  for (const collection of ownedCollections) {
    const next = successor(to[collection]);
    if (!next) continue;
    const names = { from: from.name, to: next.name };
    // oxlint-disable-next-line no-await-in-loop -- one connection
    moved[collection] = await moveRecords(t, collection, names, isOpen[collection], {
      ...by,
      group,
    });
  }
  const next = successor(to.leads);
  if (next) moved.leads = await moveLeads(t, from.id, next.id, { ...by, group: group.id });
  moved.meetings = await handOverMeetings(t, to.meetings);
  const hasLeft = found.some(({ id, left }) => id === from.id && left !== null);
  if (hasLeft) await handOverViews(t, from, (what) => successor(to[what]));
  const names = Object.fromEntries(
    Object.entries(to).map(([what, id]) => [what, successor(id)?.name ?? from.name]),
  );
  const what = { action: 'staff.hand-over', entity: 'staff', entityId: from.id, ...by };
  await recordAudit(t, { ...what, before: { owner: from.name }, after: { ...names, moved } });
  return moved;
}

const noMeetings: MeetingHandOver = () => Promise.resolve(0);

/** Renames the owner in every record and saved view, and the author of keys. */
export async function renameOwner(
  t: Transaction,
  names: { from: string; to: string },
  by: By,
): Promise<void> {
  if (names.from === names.to) return;
  const group = newGroup(by.at);
  for (const collection of ownedCollections) {
    // oxlint-disable no-await-in-loop -- one connection
    await moveRecords(t, collection, names, undefined, { ...by, group });
    await changeOwnerInViews(t, collection, names);
    // oxlint-enable no-await-in-loop
  }
  await t.update(apiKeys).set({ createdBy: names.to }).where(eq(apiKeys.createdBy, names.from));
}

/** Records moved together are one bulk change in the log. */
const newGroup = (at: Date): GroupTag => ({ id: newId(at.getTime()), kind: 'bulk' });

async function moveRecords(
  t: Transaction,
  collection: OwnedCollection,
  { from, to }: { from: string; to: string },
  which: SQL | undefined,
  { actor, at, group }: By & { group: GroupTag },
): Promise<number> {
  const { table, toRecord } = crmTableOf(collection);
  const user = { actor, may: () => true };
  for (let moved = 0; ;) {
    // oxlint-disable no-await-in-loop -- one connection
    const rows = await t
      .select()
      .from(table)
      .where(and(eq(ownerColumn[collection], from), which))
      .limit(batch)
      .for('update');
    if (rows.length === 0) return moved;
    const changes = rows.map((row) => {
      const record = toRecord(row);
      const next = { ...record, [ownerFields[collection]]: to, updatedAt: at.toISOString() };
      return { do: 'put', in: collection, record: next, on: record.version } as Change;
    });
    const applied = await applyChanges(t, changes, user, at, { history: 'own', group });
    if (!applied.ok) throw new Error('A locked record has changed');
    moved += rows.length;
    // oxlint-enable no-await-in-loop
  }
}

async function moveLeads(
  t: Transaction,
  from: string,
  to: string,
  by: By & { group: string },
): Promise<number> {
  const rows = await t
    .select({ id: leads.id })
    .from(leads)
    .where(openLeadsOf(from))
    .orderBy(leads.id)
    .for('update');
  for (const { id } of rows)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await changeLead(t, { id, version: null, ...by }, 'lead.assign', async () => ({
      assignedTo: to,
    }));
  return rows.length;
}
