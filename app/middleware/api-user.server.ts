import type { RouterContextProvider } from 'react-router';
import { createApiKeyStore } from '#app/data/api-keys.server.ts';
import type { CrmUser } from '#app/data/crm-apply.server.ts';
import { may } from '#app/domain/crm/permissions.ts';
import { servicesContext } from './services.ts';
import { actorOf, staffContext } from './session.ts';
import { siteContext } from './site.ts';

/**
 * Who calls the API: the member of staff whose session it is, or an integration by its key, which may do what its scopes
 * say. A key that is given decides alone, so that one which is wrong is not made up for by a cookie.
 *
 * @returns null for nobody we know
 */
export async function apiUserOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<CrmUser | null> {
  const authorization = request.headers.get('authorization');
  if (authorization !== null) {
    const [, secret] = /^Bearer +([\w-]{1,100})$/i.exec(authorization) ?? [];
    if (!secret) return null;
    const { now } = context.get(siteContext);
    const key = await createApiKeyStore(context.get(servicesContext).database, now).find(secret);
    if (!key) return null;
    return {
      actor: { kind: 'key', id: key.id, name: key.name },
      may: (action) => key.scopes.includes(action),
    };
  }
  const session = context.get(staffContext);
  return session && { actor: actorOf(session), may: (action) => may(session.role, action) };
}
