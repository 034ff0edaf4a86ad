import type { Answer, Name } from '#app/api/client/api-client.ts';
import type { StoreFailureCode } from '#app/domain/crm/store/store.ts';
import { failureCodeOf } from '../session/http-store.ts';

/** Why the server rejected a call. */
export type AdminFailureCode =
  | StoreFailureCode
  | 'gone'
  | 'not-possible'
  | 'invalid'
  /** Another account has the address, the name, or the person of the public team page. */
  | 'taken'
  | 'name-taken'
  | 'member-taken'
  /** The confirmation of a sensitive operation was cancelled. */
  | 'unconfirmed';

class AdminFailure extends Error {
  readonly code: AdminFailureCode;

  constructor(code: AdminFailureCode, cause?: unknown) {
    super(`The server did not do it: ${code}`, { cause });
    this.name = 'AdminFailure';
    this.code = code;
  }
}

const codes: Readonly<Record<number, AdminFailureCode>> = {
  404: 'gone',
  409: 'not-possible',
  422: 'invalid',
};

export function adminFailureCodeOf(error: unknown): AdminFailureCode {
  return error instanceof AdminFailure ? error.code : 'refused';
}

/** The body of a response; an error response rejects with an AdminFailure. */
export async function bodyOf<N extends Name>(response: Promise<Answer<N>>) {
  const answer = await response;
  if (answer.ok) return answer.body;
  const { status, problem, cause } = answer;
  if (problem?.code === 'confirmation-required') throw new AdminFailure('unconfirmed', cause);
  const why = problem && 'why' in problem ? problem.why : undefined;
  if (why === 'taken' || why === 'name-taken' || why === 'member-taken')
    throw new AdminFailure(why, cause);
  throw new AdminFailure(codes[status] ?? failureCodeOf(status), cause);
}
