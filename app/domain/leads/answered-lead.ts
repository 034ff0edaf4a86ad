import { isOpen, planMove, type Lead, type LeadStatus } from './lead.ts';

/**
 * What an answer changes: the first one stops the clock, and a lead that nobody has becomes that of whoever answers.
 *
 * @param memberId the account that answers; null for an integration
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

/** What a lead is called where it is worked on: an open one that has its answer is answered rather than new. */
export function shownStatusOf(lead: Pick<Lead, 'status' | 'answeredAt'>): LeadStatus | 'answered' {
  return lead.answeredAt !== null && isOpen(lead) ? 'answered' : lead.status;
}
