import { createContext, type RouterContextProvider } from 'react-router';
import {
  apiUserByKey,
  apiUserBySession,
  type ApiUser,
} from '#app/application/staff/api-user.server.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { servicesContext } from './services.ts';
import { staffContext } from './session.ts';
import { siteContext } from './site.ts';

/** The authenticated caller of the API; null before authentication and for anonymous callers. */
export const callerContext = createContext<Actor | null>(null);

/**
 * The caller of the API. If a key is given, only the key counts: a session cookie does not make up for an invalid one.
 *
 * @returns null for an unknown caller
 */
export async function apiUserOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ApiUser | null> {
  const user = await recognise(request, context);
  if (user) context.set(callerContext, user.actor);
  return user;
}

async function recognise(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ApiUser | null> {
  const authorization = request.headers.get('authorization');
  if (authorization !== null) {
    const [, secret] = /^Bearer +([\w-]{1,100})$/i.exec(authorization) ?? [];
    return secret
      ? apiUserByKey(context.get(servicesContext), secret, context.get(siteContext).now)
      : null;
  }
  const session = context.get(staffContext);
  return session && apiUserBySession(session);
}
