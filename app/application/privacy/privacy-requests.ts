import {
  findRequest,
  listRequests as readRequests,
} from '#app/data/privacy/privacy-requests.server.ts';
import type { RequestKind, RequestOutcome } from '#app/domain/privacy/rights.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { Services } from '../services.ts';

/** The register of privacy requests, newest first. */
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
 * Records the answer that a member of staff gave.
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
 * Whether a request of the register can be answered by exercising a right of a person: it is of that kind, of the same
 * person, and not answered yet.
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
