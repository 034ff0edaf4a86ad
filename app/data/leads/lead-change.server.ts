import { eq } from 'drizzle-orm';
import type { Lead } from '#app/domain/leads/lead.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { recordAudit } from './audit.server.ts';
import type { Transaction } from './database.server.ts';
import { leadOf } from './lead-rows.server.ts';
import { leads } from './schema/leads.server.ts';

/**
 * What is to follow from a lead, within the transaction that makes it so. One that is held back is received once somebody
 * lets it through.
 */
export type LeadEvent = 'received' | 'assigned' | 'converted';
export type Follow = (t: Transaction, events: readonly LeadEvent[], lead: Lead) => Promise<void>;

/** How a change ended: `conflict` brings the lead as it is by now. */
export type Changed =
  | { outcome: 'changed'; lead: Lead }
  | { outcome: 'conflict'; lead: Lead }
  | { outcome: 'refused'; lead: Lead }
  | { outcome: 'gone' };

export interface LeadChange {
  id: string;
  /** The version that the change was made on; null where any will do. */
  version: number | null;
  actor: Actor;
  at: Date;
}

/** What a change sets; null when the lead's state does not admit it. */
export type LeadPlan = (
  t: Transaction,
  lead: Lead,
) => Promise<Partial<typeof leads.$inferInsert> | null>;

/** Changes one lead within a transaction: locked, compared with the version that was seen, and audited. */
export async function changeLead(
  t: Transaction,
  { id, version, actor, at }: LeadChange,
  action: string,
  plan: LeadPlan,
  follow?: Follow,
): Promise<Changed> {
  const [row] = await t.select().from(leads).where(eq(leads.id, id)).for('update');
  if (!row) return { outcome: 'gone' };
  const lead = leadOf(row);
  if (version !== null && lead.version !== version) return { outcome: 'conflict', lead };
  const planned = await plan(t, lead);
  if (!planned) return { outcome: 'refused', lead };
  const [written] = await t
    .update(leads)
    .set({ ...planned, updatedAt: at, version: lead.version + 1 })
    .where(eq(leads.id, id))
    .returning();
  const next = written ? leadOf(written) : lead;
  const [before, after] = [auditedOf(lead), auditedOf(next)];
  await recordAudit(t, { actor, at, action, entity: 'lead', entityId: id, before, after });
  const events = eventsBetween(lead, next);
  if (events.length > 0) await follow?.(t, events, next);
  return { outcome: 'changed', lead: next };
}

/** What staff can change. Notes are only ever added, and each has its own author and time. */
function auditedOf({ status, assignedTo, answeredAt, clientId, notes }: Lead) {
  return { status, assignedTo, answeredAt, clientId, notes: notes.length };
}

function eventsBetween(before: Lead, after: Lead): LeadEvent[] {
  const events: LeadEvent[] = [];
  if (before.status === 'quarantined' && after.status === 'new') events.push('received');
  if (before.status !== 'converted' && after.status === 'converted') events.push('converted');
  const isSomebodyElses = after.assignedTo !== null && after.assignedTo !== before.assignedTo;
  return isSomebodyElses ? [...events, 'assigned'] : events;
}
