import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import {
  findSession,
  staffSessionOf,
  type IssuedSession,
  type SignInState,
  type StaffSession,
  type StartedSession,
} from '#app/application/staff/sessions.ts';
import { may, type Action } from '#app/domain/crm/permissions.ts';
import { sessionRules } from '#app/domain/staff/session-rules.ts';
import { servicesContext } from './services.ts';
import { siteContext } from './site.ts';
import { readStaffCookie, staffCookie } from './staff-cookies.ts';

/** Signed-in staff; null for everyone else, and on routes without the session middleware. */
export const staffContext = createContext<StaffSession | null>(null);

/** The state behind the request's cookie: a session, or a sign-in awaiting its next step. */
export const signInContext = createContext<SignInState | null>(null);

/** Whether sessions cannot be looked up, because the database is unavailable. */
export const staffUnknownContext = createContext(false);

/**
 * Looks up the session of a request with a session cookie. Renews the token when it is due, and clears an invalid cookie
 * when a page is requested.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const token = readStaffCookie('session', request.headers.get('cookie'), isSecure(context));
  if (token === null) return next();
  const found = await findSession(context.get(servicesContext).staff, token);
  if (found === 'unavailable') {
    context.set(staffUnknownContext, true);
    return next();
  }
  if (found) {
    context.set(signInContext, found.state);
    context.set(staffContext, staffSessionOf(found.state));
  }
  const response = await next();
  // A cookie set by the action takes precedence.
  if (response.headers.has('set-cookie')) return response;
  if (!found && isByScript(request)) return response;
  const cookie = found
    ? found.issued && issueSessionCookie(context, found.issued)
    : clearSessionCookie(context);
  if (!cookie) return response;
  response.headers.append('Set-Cookie', cookie);
  // With the cookie, even a public page becomes private: no cache may pass the cookie on.
  if (response.headers.get('Cache-Control')?.startsWith('public'))
    response.headers.set('Cache-Control', 'private, no-store');
  return response;
};

/**
 * Whether a page's script sent the request. Pages in several tabs send requests all the time: a late response would
 * clear the cookie of someone who has meanwhile signed in again in another tab.
 */
function isByScript(request: Request): boolean {
  return request.headers.get('Sec-Fetch-Dest') === 'empty';
}

/** The `Set-Cookie` header for a token. */
function issueSessionCookie(
  context: Readonly<RouterContextProvider>,
  { token, expiresAt }: IssuedSession,
): string {
  const seconds = (expiresAt.getTime() - context.get(siteContext).now()) / 1000;
  return staffCookie('session', token, seconds, isSecure(context));
}

/** The `Set-Cookie` header that clears the session cookie. */
export function clearSessionCookie(context: Readonly<RouterContextProvider>): string {
  return staffCookie('session', null, 0, isSecure(context));
}

/** The token of a browser that has signed in before, valid or not. */
export function deviceTokenOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): string | null {
  return readStaffCookie('device', request.headers.get('cookie'), isSecure(context));
}

/**
 * The `Set-Cookie` headers for a session's new token and, if there is one, for the token that identifies the browser.
 */
export function issuedCookies(
  context: Readonly<RouterContextProvider>,
  issued: StartedSession | null,
): [string, string][] {
  if (!issued) return [];
  const { device } = issued;
  const session = issueSessionCookie(context, issued);
  if (device === null) return [['Set-Cookie', session]];
  const known = staffCookie('device', device, sessionRules.device / 1000, isSecure(context));
  return [
    ['Set-Cookie', session],
    ['Set-Cookie', known],
  ];
}

function isSecure(context: Readonly<RouterContextProvider>): boolean {
  return context.get(siteContext).origin.startsWith('https:');
}

/**
 * The signed-in staff member, if permitted. The only guard of staff routes; it answers like an API. A page with a
 * friendlier answer reads `staffContext` first.
 *
 * @throws Response 401 when signed out, 403 without permission, 503 when sessions cannot be looked up
 */
export function requirePermission(
  context: Readonly<RouterContextProvider>,
  action: Action,
): StaffSession {
  const staff = context.get(staffContext);
  if (context.get(staffUnknownContext)) throw refusal(503, 'unavailable');
  if (!staff) throw refusal(401, 'signed-out');
  if (!may(staff.role, action)) throw refusal(403, 'not-allowed');
  return staff;
}

function refusal(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store' } });
}
