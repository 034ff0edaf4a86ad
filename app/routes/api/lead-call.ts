import { team } from '#app/content/team/copy.ts';
import type { Changed, Follow } from '#app/data/lead-change.server.ts';
import type { ListedMessage } from '#app/data/outbox.server.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import type { OutboxLine } from '#app/domain/outbox.ts';
import { createLeadStore } from '#app/data/lead-store.server.ts';
import { createLeadDesk } from '#app/middleware/lead-desk.server.ts';
import { lettersOf } from '../lead-letters.ts';
import { Refusal, type ApiCall } from './api-route.ts';

/** The team as the site was made with it; its names are the same in every language. */
export const teamMembers = team.fr;

export const leadStoreOf = ({ services }: ApiCall) => createLeadStore(services.database);

/** What leaves the house when a lead changes. */
export function followOf({ services, origin, now }: ApiCall): Follow {
  return lettersOf(
    createLeadDesk(createLeadStore(services.database), services.secret),
    origin,
    now(),
  );
}

/** The id in an address, which is one that the database can look for. */
export function idIn({ params: { id = '' } }: ApiCall): string {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) throw new Refusal('not-found');
  return id;
}

export async function leadIn(call: ApiCall): Promise<Lead> {
  const lead = await leadStoreOf(call).get(idIn(call));
  if (!lead) throw new Refusal('not-found');
  return lead;
}

/** Who looks after a lead, as the CRM names people; empty for nobody. */
export function ownerOf({ assignedTo }: Lead): string {
  return teamMembers.find(({ id }) => id === assignedTo)?.name ?? '';
}

export function leadAnswer(lead: Lead, status = 200): Response {
  return Response.json(lead, { status, headers: { ETag: `"${lead.version}"` } });
}

/** The lead after a change, or why it has not changed. */
export function changedLead(changed: Exclude<Changed, { outcome: 'changed' }>): never;
export function changedLead(changed: Changed): Lead;
export function changedLead(changed: Changed): Lead {
  if (changed.outcome === 'changed') return changed.lead;
  if (changed.outcome === 'gone') throw new Refusal('not-found');
  const current = { current: changed.lead };
  throw new Refusal(changed.outcome === 'conflict' ? 'changed' : 'not-possible', current);
}

/** Where a message goes and what kind it is; what it says is the person's. */
export function outboxLineOf({ payload, createdAt, at, ...line }: ListedMessage): OutboxLine {
  const told =
    payload === null
      ? { what: null, to: null }
      : 'template' in payload
        ? { what: payload.template, to: payload.to }
        : { what: payload.event.type, to: payload.endpointId };
  return { ...line, ...told, createdAt: createdAt.toISOString(), at: at.toISOString() };
}

/** Reads `["<moment>","<id>"]`, where a page of moments ended. */
export function readMoment(cursor: string): { createdAt: string; id: string } {
  let parts: unknown;
  try {
    parts = JSON.parse(cursor);
  } catch {
    throw new Refusal('bad-query');
  }
  const [createdAt, id] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const isMoment = typeof createdAt === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(createdAt);
  const isId = typeof id === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  if (!isMoment || !isId || Number.isNaN(Date.parse(createdAt))) throw new Refusal('bad-query');
  return { createdAt, id };
}

export function momentOf({ createdAt, id }: { createdAt: string; id: string }): string {
  return JSON.stringify([createdAt, id]);
}
