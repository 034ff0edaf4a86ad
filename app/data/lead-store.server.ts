import { and, count, desc, eq, gt, inArray, like, lt, or, sql, type SQL } from 'drizzle-orm';
import { searchWords } from '#app/domain/crm/search-words.ts';
import {
  placeLead,
  planMove,
  referenceOf,
  type Arrival,
  type Lead,
  type LeadMove,
  type LeadStatus,
} from '#app/domain/leads/lead.ts';
import { flood, rateWindow, type SpamReport } from '#app/domain/leads/spam.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { autoAssign, type Member, type MemberStatus } from '#app/domain/team/team.ts';
import type { Database, Reader, Transaction } from './database.server.ts';
import {
  changeLead,
  type Changed,
  type Follow,
  type LeadChange,
  type LeadEvent,
  type LeadPlan,
} from './lead-change.server.ts';
import { leadOf, rowOf } from './lead-rows.server.ts';
import { literally } from './literally.server.ts';
import { newId } from './new-id.server.ts';
import { joinPerson } from './people.server.ts';
import { leads, teamStatuses } from './schema/leads.server.ts';
import { setStatus, teamWith, withStatuses, type Statuses } from './team-statuses.server.ts';

/** A message on its way in. */
export interface Sent {
  /** The same for the same message, however often it is sent. */
  key: string;
  /** Who sent it, to count by: not the network address itself. */
  sender: string;
  arrival: Arrival;
  /** @param recent messages of this sender in the last ten minutes */
  judge: (recent: number) => SpamReport;
  /** The team as the site was made with it; statuses that staff have set take precedence. */
  members: readonly Member[];
  /** Epoch milliseconds. */
  now: number;
}

interface LeadFilter {
  /** Any of these. */
  status?: readonly LeadStatus[] | undefined;
  assignedTo?: string | undefined;
  /** Words that all have to occur in who wrote, or in the reference. */
  search?: string | undefined;
  /** Where the page before ended. */
  after?: { createdAt: string; id: string } | undefined;
  limit: number;
}

export interface LeadStore {
  /** Keeps a message and everything that follows from it, once: the same key always gives the same lead. */
  receive(sent: Sent, follow: Follow): Promise<{ lead: Lead; isNew: boolean }>;
  byReference(reference: string): Promise<Lead | null>;
  get(id: string): Promise<Lead | null>;
  /** Newest first. */
  list(filter: LeadFilter): Promise<Lead[]>;
  counts(): Promise<Record<LeadStatus, number>>;
  /** The other messages of the same person, newest first. */
  ofPerson(personId: string): Promise<Lead[]>;
  /** @param to who takes it on, or what it became in the CRM */
  move(
    change: LeadChange,
    move: LeadMove,
    to?: { memberId?: string; clientId?: string },
    follow?: Follow,
  ): Promise<Changed>;
  /** Gives it to whom the domain rule finds; refused when that is nobody. */
  autoAssign(change: LeadChange, members: readonly Member[], follow?: Follow): Promise<Changed>;
  /** Stops the clock of the promise. */
  markAnswered(change: LeadChange): Promise<Changed>;
  /** Writes something down about it, whatever its version: notes are only ever added. */
  addNote(change: Omit<LeadChange, 'version'>, text: string): Promise<Changed>;
  /** The team with the statuses that staff have set. */
  team<Given extends Member>(members: readonly Given[]): Promise<Given[]>;
  setMemberStatus(
    memberId: string,
    status: MemberStatus,
    by: { actor: Actor; at: Date },
  ): Promise<void>;
}

/** How often a reference that somebody already has is made anew. */
const attempts = 4;

export function createLeadStore(database: Database): LeadStore {
  const { db } = database;

  async function find(reader: Reader, where: SQL): Promise<Lead | null> {
    const [row] = await reader.select().from(leads).where(where).limit(1);
    return row ? leadOf(row) : null;
  }

  async function keep(sent: Sent, follow: Follow): Promise<Lead | null> {
    return database.tx(async (t) => {
      const { arrival, key, sender, now } = sent;
      const { recent, statuses } = await circumstancesOf(t, sender, now);
      const members = withStatuses(sent.members, statuses);
      const spam = sent.judge(recent);
      const id = newId(now);
      const placing = { id, reference: referenceOf(id), now: new Date(now).toISOString() };
      const placed = placeLead(arrival, { ...placing, spam, members });
      // Who is behind a message that looks like a machine's is not known.
      const personId = placed.status === 'quarantined' ? null : await joinPerson(t, arrival, now);
      const lead = { ...placed, personId };
      const [row] = await t
        .insert(leads)
        .values(rowOf(lead, { key, sender }))
        .onConflictDoNothing()
        .returning({ id: leads.id });
      if (!row) return null;
      const events = eventsOf(lead);
      if (events.length > 0) await follow(t, events, lead);
      return lead;
    });
  }

  const change = (made: LeadChange, action: string, plan: LeadPlan, follow?: Follow) =>
    database.tx((t) => changeLead(t, made, action, plan, follow));

  return {
    async receive(sent, follow) {
      const known = eq(leads.key, sent.key);
      for (let attempt = 1; ; attempt += 1) {
        // oxlint-disable no-await-in-loop -- one try after the other
        const lead = await keep(sent, follow);
        if (lead) return { lead, isNew: true };
        // Somebody was faster with the same key, or has the same reference.
        const first = await find(db, known);
        if (first) return { lead: first, isNew: false };
        if (attempt === attempts) throw new Error('No reference was left for a lead');
        // oxlint-enable no-await-in-loop
      }
    },

    byReference: (reference) => find(db, eq(leads.reference, reference)),
    get: (id) => find(db, eq(leads.id, id)),

    async list({ status, assignedTo, search, after, limit }) {
      const rows = await db
        .select()
        .from(leads)
        .where(
          and(
            status ? inArray(leads.status, [...status]) : undefined,
            assignedTo ? eq(leads.assignedTo, assignedTo) : undefined,
            ...searchWords(search).map((word) => like(leads.searchText, `%${literally(word)}%`)),
            after && isAfter(after),
          ),
        )
        .orderBy(desc(leads.createdAt), desc(leads.id))
        .limit(limit);
      return rows.map(leadOf);
    },

    async counts() {
      const rows = await db
        .select({ status: leads.status, count: count() })
        .from(leads)
        .groupBy(leads.status);
      const none = { new: 0, assigned: 0, quarantined: 0, converted: 0, closed: 0 };
      return { ...none, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) };
    },

    async ofPerson(personId) {
      const rows = await db
        .select()
        .from(leads)
        .where(eq(leads.personId, personId))
        .orderBy(desc(leads.createdAt), desc(leads.id))
        .limit(100);
      return rows.map(leadOf);
    },

    move: (made, move, { memberId = null, clientId } = {}, follow) =>
      change(
        made,
        `lead.${move}`,
        async (t, lead) => {
          const planned = planMove(lead, move, memberId);
          if (!planned) return null;
          const personId =
            move === 'release' ? await joinPerson(t, lead, made.at.getTime()) : lead.personId;
          return { ...planned, personId, ...(clientId && { clientId }) };
        },
        follow,
      ),

    autoAssign: (made, members, follow) =>
      change(
        made,
        'lead.assign',
        async (t, lead) => {
          const found = autoAssign({ ...lead, status: 'new' }, await teamWith(t, members));
          return found.assignedTo === lead.assignedTo
            ? null
            : planMove(lead, 'assign', found.assignedTo);
        },
        follow,
      ),

    markAnswered: (made) =>
      change(made, 'lead.answer', async (_t, { answeredAt }) =>
        answeredAt === null ? { answeredAt: made.at } : null,
      ),

    addNote: (made, text) =>
      change({ ...made, version: null }, 'lead.note', async (_t, { notes }) => {
        const at = made.at.toISOString();
        const note = { id: newId(made.at.getTime()), at, author: made.actor.name, text };
        return { notes: [...notes, note] };
      }),

    team: (members) => teamWith(db, members),

    setMemberStatus: (memberId, status, by) =>
      database.tx((t) => setStatus(t, memberId, status, by)),
  };
}

function eventsOf({ status }: Lead): LeadEvent[] {
  if (status === 'quarantined') return [];
  return status === 'assigned' ? ['received', 'assigned'] : ['received'];
}

/**
 * What a message is met with, in one question: how many messages of its sender came lately, as far as the rules care to
 * count, and the statuses of the team.
 */
async function circumstancesOf(
  t: Transaction,
  sender: string,
  now: number,
): Promise<{ recent: number; statuses: Statuses }> {
  const since = new Date(now - rateWindow);
  const lately = t
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.sender, sender), gt(leads.createdAt, since)))
    .limit(flood)
    .as('lately');
  const statuses = sql<Statuses | null>`(select json_object_agg(${teamStatuses.memberId}, ${teamStatuses.status}) from ${teamStatuses})`;
  const [found] = await t.select({ recent: count(), statuses }).from(lately);
  return { recent: found?.recent ?? 0, statuses: found?.statuses ?? {} };
}

function isAfter({ createdAt, id }: { createdAt: string; id: string }): SQL | undefined {
  const at = new Date(createdAt);
  return or(lt(leads.createdAt, at), and(eq(leads.createdAt, at), lt(leads.id, id)));
}
