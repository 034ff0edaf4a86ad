import { day } from '../durations.ts';

/** Requests that a person has a right to: Québec's Law 25 (P-39.1, s. 27 to 28.1), GDPR art. 15 to 21. */
export const requestKinds = ['access', 'erasure', 'correction', 'objection'] as const;

export type RequestKind = (typeof requestKinds)[number];

export const requestOutcomes = ['done', 'refused', 'nothing-found'] as const;

export type RequestOutcome = (typeof requestOutcomes)[number];

/** Days in which a request is answered: P-39.1, s. 32. The GDPR's month can be two days shorter, so staff see the date. */
const daysToAnswer = 30;

/** End of the time in which a request has to be answered. */
export function answerDueOf(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + daysToAnswer * day);
}
