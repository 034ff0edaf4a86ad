import { day } from '../durations.ts';

/** Requests that people are entitled to: Québec's Law 25 (P-39.1, s. 27 to 28.1), GDPR art. 15 to 21. */
export const requestKinds = ['access', 'erasure', 'correction', 'objection'] as const;

export type RequestKind = (typeof requestKinds)[number];

export const requestOutcomes = ['done', 'refused', 'nothing-found'] as const;

export type RequestOutcome = (typeof requestOutcomes)[number];

/** Deadline of a response in days: P-39.1, s. 32. The GDPR's month can be two days shorter, so staff see the date. */
const daysToAnswer = 30;

/** The deadline of a request. */
export function answerDueOf(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + daysToAnswer * day);
}
