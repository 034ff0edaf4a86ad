import { eq } from 'drizzle-orm';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { notifyOfLead } from '#app/data/notifications/notify.server.ts';
import { readTeam } from '#app/data/staff/accounts/team.server.ts';
import { planAnswer } from '#app/domain/leads/answered-lead.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { derivedOf, leadOf } from './lead-rows.server.ts';
import { leads } from './schema.server.ts';

/** Domain events of a lead. A quarantined lead counts as received once it is released. */
export type LeadEvent = 'received' | 'assigned' | 'converted';
export type LeadEventHandler = (
  t: Transaction,
  events: readonly LeadEvent[],
  lead: Lead,
  /** Who made the change and needs no notice of it; null for a visitor. */
  by: Actor | null,
) => Promise<void>;

/** Outcome of a change; `conflict` carries the current lead. */
export type Changed =
  | { outcome: 'changed'; lead: Lead }
  | { outcome: 'conflict'; lead: Lead }
  | { outcome: 'refused'; lead: Lead }
  | { outcome: 'gone' };

export interface LeadChange {
  id: string;
  /** Version the change is based on; null for any. */
  version: number | null;
  actor: Actor;
  at: Date;
  /** The bulk change that it belongs to. */
  group?: string;
}

/** The values to set; null when the lead's status does not allow the change. */
export type LeadPlan = (
  t: Transaction,
  lead: Lead,
) => Promise<Partial<typeof leads.$inferInsert> | null>;

/** Changes one lead within a transaction: locks it, compares the version, audits, and passes on the events. */
export async function changeLead(
  t: Transaction,
  { id, version, actor, at, group }: LeadChange,
  action: string,
  plan: LeadPlan,
  onEvents?: LeadEventHandler,
): Promise<Changed> {
  const [row] = await t.select().from(leads).where(eq(leads.id, id)).for('update');
  if (!row) return { outcome: 'gone' };
  const lead = leadOf(row);
  if (version !== null && lead.version !== version) return { outcome: 'conflict', lead };
  const planned = await plan(t, lead);
  if (!planned) return { outcome: 'refused', lead };
  const [written] = await t
    .update(leads)
    .set({
      ...planned,
      ...derivedOf(leadOf({ ...row, ...planned } as typeof row)),
      updatedAt: at,
      version: lead.version + 1,
    })
    .where(eq(leads.id, id))
    .returning();
  const next = written ? leadOf(written) : lead;
  const [before, after] = [auditedOf(lead), auditedOf(next)];
  await recordAudit(t, { actor, at, action, entity: 'lead', entityId: id, before, after });
  const events = eventsBetween(lead, next);
  await notifyOfLead(t, lead, next, await readTeam(t, at.getTime()), { actor, at, group });
  if (events.length > 0) await onEvents?.(t, events, next, actor);
  await countTopicChange(t, 'leads');
  return { outcome: 'changed', lead: next };
}

/** The values for an answer by the author of the change. */
export function answerValues(lead: Lead, { actor, at }: Pick<LeadChange, 'actor' | 'at'>) {
  const memberId = actor.kind === 'staff' ? actor.id : null;
  const { answeredAt, ...values } = planAnswer(lead, {
    memberId,
    name: actor.name,
    at: at.toISOString(),
  });
  return { ...values, answeredAt: answeredAt === null ? null : new Date(answeredAt) };
}

/** The audited fields. Notes are append-only and carry their own author and time. */
function auditedOf({ status, assignedTo, answeredAt, answeredBy, clientId, notes }: Lead) {
  return { status, assignedTo, answeredAt, answeredBy, clientId, notes: notes.length };
}

function eventsBetween(before: Lead, after: Lead): LeadEvent[] {
  const events: LeadEvent[] = [];
  if (before.status === 'quarantined' && after.status === 'new') events.push('received');
  if (before.status !== 'converted' && after.status === 'converted') events.push('converted');
  const isSomebodyElses = after.assignedTo !== null && after.assignedTo !== before.assignedTo;
  return isSomebodyElses ? [...events, 'assigned'] : events;
}
