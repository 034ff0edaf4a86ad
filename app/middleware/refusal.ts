import { createContext, type RouterContextProvider } from 'react-router';
import type { Refusal } from '#app/application/audit-log/refusal-trail.server.ts';
import { actorOf } from '#app/application/staff/sessions.ts';
import { callerContext } from './api-user.ts';
import { staffContext } from './session.ts';

/** Reason of a refusal, if more precise than the status. */
export const refusalReasonContext = createContext<string | null>(null);

/** Default reason of a status. */
const reasons: Readonly<Record<Refusal['status'], string>> = {
  401: 'signed-out',
  403: 'not-allowed',
  429: 'too-many',
};

/**
 * The log entry for a refused request; null for any other response.
 *
 * @param pathPattern finds the pattern of the request's path
 */
export function refusalEntry(
  context: Readonly<RouterContextProvider>,
  { method }: Pick<Request, 'method'>,
  status: number,
  pathPattern: () => string,
): Refusal | null {
  if (status !== 401 && status !== 403 && status !== 429) return null;
  const session = context.get(staffContext);
  return {
    status,
    method,
    path: pathPattern(),
    reason: context.get(refusalReasonContext) ?? reasons[status],
    actor: context.get(callerContext) ?? (session && actorOf(session)),
  };
}
