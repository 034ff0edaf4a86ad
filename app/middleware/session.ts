import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { failureOf } from '#app/data/failures.server.ts';
import type { Handed } from '#app/data/session-start.server.ts';
import type { FoundSession } from '#app/data/staff-sessions.server.ts';
import type { Role } from '#app/domain/crm/entities.ts';
import { may, type Action } from '#app/domain/crm/permissions.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { servicesContext } from './services.ts';
import { readSessionCookie, sessionCookie } from './session-cookie.ts';
import { siteContext } from './site.ts';

/** A member of staff who is signed in. */
export interface StaffSession {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  role: Role;
}

/** Who is signed in; null for everybody else, and wherever the session's middleware has not run. */
export const staffContext = createContext<StaffSession | null>(null);

/** What the request's cookie opened: a session, or a sign-in that waits for its next step. */
export const signInContext = createContext<{ token: string; session: FoundSession } | null>(null);

/** Whether nobody can be recognised for the moment, because the database cannot be asked. */
export const staffUnknownContext = createContext(false);

/** The session's member of staff, for the audit log. */
export function actorOf({ userId, name }: StaffSession): Actor {
  return { kind: 'staff', id: userId, name };
}

/**
 * Finds out who asks, on routes that want to know: without the cookie nothing is looked up. Hands the browser its new
 * token when it is time for one, and takes back what opens nothing any more.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const token = readSessionCookie(request.headers.get('cookie'), isSecure(context));
  if (token === null) return next();
  const found = await find(context, token);
  if (found === 'unknown') {
    context.set(staffUnknownContext, true);
    return next();
  }
  if (found) {
    const { session } = found;
    context.set(signInContext, { token: found.handed?.token ?? token, session });
    if (session.stage === 'open') context.set(staffContext, staffOf(session));
  }
  const response = await next();
  // What an action has decided about the cookie is the last word.
  if (response.headers.has('set-cookie')) return response;
  const cookie = found ? found.handed && handOut(context, found.handed) : takeBack(context);
  if (cookie) response.headers.append('Set-Cookie', cookie);
  return response;
};

async function find(context: Readonly<RouterContextProvider>, token: string) {
  try {
    return await context.get(servicesContext).staff.sessions.find(token);
  } catch (error) {
    if (failureOf(error) === null) throw error;
    return 'unknown';
  }
}

function staffOf({ id, user }: FoundSession): StaffSession {
  return { sessionId: id, userId: user.id, name: user.name, email: user.email, role: user.role };
}

/** The `Set-Cookie` of a token. */
export function handOut(
  context: Readonly<RouterContextProvider>,
  { token, expiresAt }: Handed,
): string {
  const seconds = (expiresAt.getTime() - context.get(siteContext).now()) / 1000;
  return sessionCookie(token, seconds, isSecure(context));
}

/** The `Set-Cookie` that ends it. */
export function takeBack(context: Readonly<RouterContextProvider>): string {
  return sessionCookie(null, 0, isSecure(context));
}

function isSecure(context: Readonly<RouterContextProvider>): boolean {
  return context.get(siteContext).origin.startsWith('https:');
}

/**
 * Who asks, when they may do this: the one gate of everything that is staff's. Its refusal is the answer of an API; a
 * page that has something kinder to say looks at `staffContext` first.
 *
 * @throws Response 401 for nobody, 403 for somebody who may not, 503 when nobody can be recognised
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
