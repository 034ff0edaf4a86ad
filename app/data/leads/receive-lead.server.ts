import { and, count, eq, gt, lte } from 'drizzle-orm';
import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { notifyOfLead } from '#app/data/notifications/notify.server.ts';
import { readTeam } from '#app/data/staff/accounts/team.server.ts';
import { referenceOf } from '#app/domain/leads/lead-reference.ts';
import { placeLead, type Lead, type LeadSubmission } from '#app/domain/leads/lead.ts';
import { flood, rateWindow, type SpamReport } from '#app/domain/leads/spam.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { LeadEvent, LeadEventHandler } from './lead-change.server.ts';
import { leadOf, rowOf } from './lead-rows.server.ts';
import { joinPerson } from './people.server.ts';
import { leads } from './schema.server.ts';

/** A lead before it is stored. */
export interface IncomingLead {
  /** Idempotency key: the same for every attempt of a submission. */
  key: string;
  /** Pseudonym of the sender's IP address, for rate limiting. */
  sender: string;
  submission: LeadSubmission;
  /** @param recent number of the sender's leads in the last ten minutes */
  scoreSpam: (recent: number) => SpamReport;
  /** Initial assignee; by default the one the rule finds. */
  assignee?: string;
  /** Initial status, if staff have already handled it. */
  treated?: Pick<Lead, 'answeredAt' | 'answeredBy'> & Partial<Pick<Lead, 'status' | 'clientId'>>;
  /** The lead that it is only a meeting of: nobody is told of another lead. */
  bookedFrom?: string;
  /** Stores what came with the lead, in its transaction; throwing rolls both back. */
  alongside?: (t: Transaction, lead: Lead) => Promise<void>;
  /** The member of staff who enters it and is not notified; absent for a visitor. */
  by?: Actor;
  /** Epoch milliseconds. */
  now: number;
}

/** Maximum attempts at a unique reference. */
const attempts = 4;

/** Stores a lead once per key, together with what its events enqueue. */
export async function receiveLead(
  database: Database,
  incoming: IncomingLead,
  onEvents: LeadEventHandler,
): Promise<{ lead: Lead; isNew: boolean }> {
  for (let attempt = 1; ; attempt += 1) {
    // oxlint-disable no-await-in-loop -- one attempt after the other
    const lead = await insertLead(database, incoming, onEvents);
    if (lead) return { lead, isNew: true };
    // Nothing was inserted: either the key is known, or the reference collided.
    const [known] = await database.db.select().from(leads).where(eq(leads.key, incoming.key));
    if (known) return { lead: leadOf(known), isNew: false };
    if (attempt === attempts) throw new Error('No reference was left for a lead');
    // oxlint-enable no-await-in-loop
  }
}

/** @returns null when the key or the reference is already in use */
function insertLead(
  database: Database,
  incoming: IncomingLead,
  onEvents: LeadEventHandler,
): Promise<Lead | null> {
  const { submission, key, sender, bookedFrom, assignee, treated, alongside } = incoming;
  const { by = null, now } = incoming;
  const insert = async (t: Transaction) => {
    const [recent, members] = await Promise.all([countRecent(t, sender, now), readTeam(t, now)]);
    const spam = incoming.scoreSpam(recent);
    const id = newId(now);
    const placing = { id, reference: referenceOf(id), now: new Date(now).toISOString() };
    const placed = placeLead(submission, {
      ...placing,
      spam,
      members,
      ...(assignee !== undefined && { assignee }),
    });
    // Suspected spam is not attributed to a person: its address may be someone else's.
    const personId = placed.status === 'quarantined' ? null : await joinPerson(t, submission, now);
    const lead = { ...placed, personId, ...treated };
    const [row] = await t
      .insert(leads)
      .values(rowOf(lead, { key, sender, bookedFrom }))
      .onConflictDoNothing()
      .returning({ id: leads.id });
    if (!row) return null;
    await alongside?.(t, lead);
    const events = bookedFrom === undefined ? eventsOf(lead) : [];
    if (events.length > 0) {
      await notifyOfLead(t, null, lead, members, { actor: by, at: new Date(now) });
      await onEvents(t, events, lead, by);
      await countTopicChange(t, 'leads');
    }
    return lead;
  };
  // What came with it may need locks: the time of a meeting.
  return alongside ? database.tx(insert) : database.sharedTx(insert);
}

function eventsOf({ status }: Lead): LeadEvent[] {
  if (status === 'quarantined') return [];
  return status === 'assigned' ? ['received', 'assigned'] : ['received'];
}

/** The sender's recent leads, counted up to the flood limit. */
async function countRecent(t: Transaction, sender: string, now: number): Promise<number> {
  // None in the future: after a clock was set back they would count for longer than the window.
  const [since, until] = [new Date(now - rateWindow), new Date(now)];
  const isRecent = and(gt(leads.createdAt, since), lte(leads.createdAt, until));
  const recentLeads = t
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.sender, sender), isRecent))
    .limit(flood)
    .as('recent_leads');
  const [found] = await t.select({ recent: count() }).from(recentLeads);
  return found?.recent ?? 0;
}
