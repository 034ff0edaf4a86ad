import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { keptClientOf } from '#app/data/crm/absorbed-clients.server.ts';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { readTeam } from '#app/data/staff/accounts/team.server.ts';
import type { LeadPage } from '#app/domain/leads/inbox.ts';
import { planMove, type Lead, type LeadMove } from '#app/domain/leads/lead.ts';
import { autoAssign } from '#app/domain/team/team.ts';
import {
  answerValues,
  changeLead,
  type Changed,
  type LeadEventHandler,
  type LeadChange,
  type LeadPlan,
} from './lead-change.server.ts';
import { countLeads, leadsOfPerson, listLeads, type LeadFilter } from './lead-lists.server.ts';
import { leadOf } from './lead-rows.server.ts';
import { joinPerson } from './people.server.ts';
import { receiveLead, type IncomingLead } from './receive-lead.server.ts';
import { leads } from './schema.server.ts';

export interface LeadStore {
  /** Stores a lead, and what its events enqueue, once: the same key always returns the same lead. */
  receive(
    incoming: IncomingLead,
    onEvents: LeadEventHandler,
  ): Promise<{ lead: Lead; isNew: boolean }>;
  byReference(reference: string): Promise<Lead | null>;
  /** The lead created with an idempotency key. */
  byKey(key: string): Promise<Lead | null>;
  get(id: string): Promise<Lead | null>;
  list(filter: LeadFilter): Promise<Lead[]>;
  counts(): Promise<Pick<LeadPage, 'counts' | 'open'>>;
  /** All leads of one person, newest first; at most 100. */
  ofPerson(personId: string): Promise<Lead[]>;
  /** @param to the member it is assigned to, or the CRM client it became */
  move(
    change: LeadChange,
    move: LeadMove,
    to?: { memberId?: string | undefined; clientId?: string },
    onEvents?: LeadEventHandler,
  ): Promise<Changed>;
  /** Assigns it by the domain rule; `refused` when the rule finds nobody else. */
  autoAssign(change: LeadChange, onEvents?: LeadEventHandler): Promise<Changed>;
  /** Stops the clock of the promised response time. */
  markAnswered(change: LeadChange, onEvents?: LeadEventHandler): Promise<Changed>;
  /** Appends a note. Needs no version: notes are append-only. */
  addNote(change: Omit<LeadChange, 'version'>, text: string): Promise<Changed>;
  /** Which of these have leads: ids of accounts, or of people on the public page. */
  assigneesAmong(ids: readonly string[]): Promise<string[]>;
}

export function createLeadStore(database: Database): LeadStore {
  const { db } = database;

  async function find(where: SQL): Promise<Lead | null> {
    const [row] = await db
      .select({ ...getTableColumns(leads), clientId: keptClientOf(leads.clientId) })
      .from(leads)
      .where(where)
      .limit(1);
    return row ? leadOf(row) : null;
  }

  const applyChange = (
    change: LeadChange,
    action: string,
    plan: LeadPlan,
    onEvents?: LeadEventHandler,
  ) => database.tx((t) => changeLead(t, change, action, plan, onEvents));

  return {
    receive: (incoming, onEvents) => receiveLead(database, incoming, onEvents),
    byReference: (reference) => find(eq(leads.reference, reference)),
    byKey: (key) => find(eq(leads.key, key)),
    get: (id) => find(eq(leads.id, id)),
    list: (filter) => database.read((reader) => listLeads(reader, filter)),
    counts: () => database.read(countLeads),
    ofPerson: (personId) => leadsOfPerson(db, personId),

    move: (change, move, { memberId = null, clientId } = {}, onEvents) =>
      applyChange(
        change,
        `lead.${move}`,
        async (t, lead) => {
          const planned = planMove(lead, move, memberId);
          if (!planned) return null;
          const personId =
            move === 'release' ? await joinPerson(t, lead, change.at.getTime()) : lead.personId;
          return { ...planned, personId, ...(clientId && { clientId }) };
        },
        onEvents,
      ),

    autoAssign: (change, onEvents) =>
      applyChange(
        change,
        'lead.assign',
        (t, lead) => planAutoAssign(t, lead, change.at.getTime()),
        onEvents,
      ),

    markAnswered: (change, onEvents) =>
      applyChange(
        change,
        'lead.answer',
        async (_t, lead) => (lead.answeredAt === null ? answerValues(lead, change) : null),
        onEvents,
      ),

    addNote: (change, text) =>
      applyChange({ ...change, version: null }, 'lead.note', async (_t, { notes }) => {
        const at = change.at.toISOString();
        const note = { id: newId(change.at.getTime()), at, author: change.actor.name, text };
        return { notes: [...notes, note] };
      }),

    async assigneesAmong(ids) {
      const { rows } = await db.execute<{ id: string }>(sql`
        select given.id from unnest(${sql.param(ids)}::text[]) as given (id)
        where exists (select 1 from ${leads} where ${leads.assignedTo} = given.id)`);
      return rows.map(({ id }) => id);
    },
  };
}

async function planAutoAssign(t: Transaction, lead: Lead, now: number): ReturnType<LeadPlan> {
  const found = autoAssign({ ...lead, status: 'new' }, await readTeam(t, now));
  return found.assignedTo === lead.assignedTo ? null : planMove(lead, 'assign', found.assignedTo);
}
