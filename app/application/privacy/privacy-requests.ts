import {
  findRequest,
  listRequests as readRequests,
} from '#app/data/privacy/privacy-requests.server.ts';
import type { RequestKind, RequestOutcome } from '#app/domain/privacy/rights.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { Services } from '../services.ts';

/** The log of privacy requests, newest first. */
export async function listRequests({ database }: Pick<Services, 'database'>, limit: number) {
  const requests = await readRequests(database.db, limit);
  return requests.map(({ receivedAt, dueAt, answeredAt, ...request }) => ({
    ...request,
    receivedAt: receivedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
}

/**
 * Records a staff member's answer.
 *
 * @param id a UUID
 */
export async function answerRequest(
  { database, privacy }: Pick<Services, 'database' | 'privacy'>,
  id: string,
  { outcome, actor }: { outcome: RequestOutcome; actor: Actor },
): Promise<'answered' | 'unknown' | 'not-possible'> {
  if (!(await findRequest(database.db, id))) return 'unknown';
  return (await privacy.answer(id, outcome, actor)) ? 'answered' : 'not-possible';
}

/**
 * Whether exercising a person's right can answer a logged request: it has that kind and person, and is unanswered.
 *
 * @param id a UUID
 */
export async function requestState(
  { database }: Pick<Services, 'database'>,
  id: string,
  { kind, email }: { kind: RequestKind; email: string },
): Promise<'answerable' | 'unknown' | 'not-possible'> {
  const entered = await findRequest(database.db, id);
  if (!entered) return 'unknown';
  const isIts = entered.kind === kind && entered.email === email.toLowerCase();
  return isIts && !entered.answeredAt ? 'answerable' : 'not-possible';
}
