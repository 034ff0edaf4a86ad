import { isOpen, planMove, type Lead, type LeadStatus } from './lead.ts';

/**
 * What a reply changes: the first one stops the response clock, and an unassigned lead is assigned to the person who
 * replies.
 *
 * @param memberId the account that replies; null for an integration
 * @param at ISO 8601, UTC
 */
export function planAnswer(
  lead: Pick<Lead, 'status' | 'assignedTo' | 'answeredAt' | 'answeredBy'>,
  { memberId, name, at }: { memberId: string | null; name: string; at: string },
): Pick<Lead, 'status' | 'assignedTo' | 'answeredAt' | 'answeredBy'> {
  const { status, assignedTo, answeredAt, answeredBy } = lead;
  return {
    ...(planMove(lead, 'take', memberId) ?? { status, assignedTo }),
    ...(answeredAt === null ? { answeredAt: at, answeredBy: name } : { answeredAt, answeredBy }),
  };
}

/** The status shown to staff: an open lead that has a reply is "answered" instead of "new". */
export function shownStatusOf(lead: Pick<Lead, 'status' | 'answeredAt'>): LeadStatus | 'answered' {
  return lead.answeredAt !== null && isOpen(lead) ? 'answered' : lead.status;
}
