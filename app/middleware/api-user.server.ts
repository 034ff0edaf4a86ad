import type { RouterContextProvider } from 'react-router';
import { createApiKeyStore } from '#app/data/api-keys.server.ts';
import type { CrmUser } from '#app/data/crm-apply.server.ts';
import type { Role } from '#app/domain/crm/entities.ts';
import { may } from '#app/domain/crm/permissions.ts';
import { servicesContext } from './services.ts';
import { actorOf, staffContext } from './session.ts';
import { siteContext } from './site.ts';

/** Who calls the API, and as whom they may act on other people's accounts: with a key as nobody. */
export interface ApiUser extends CrmUser {
  readonly role: Role | null;
}

/**
 * Who calls the API: the member of staff whose session it is, or an integration by its key, which may do what its scopes
 * say. A key that is given decides alone, so that one which is wrong is not made up for by a cookie.
 *
 * @returns null for nobody we know
 */
export async function apiUserOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ApiUser | null> {
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
      role: null,
    };
  }
  const session = context.get(staffContext);
  if (!session) return null;
  const { role } = session;
  return { actor: actorOf(session), may: (action) => may(role, action), role };
}
