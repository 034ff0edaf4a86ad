import type { CrmUser } from '#app/data/crm/crm-user.server.ts';
import { may } from '#app/domain/crm/permissions.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import type { Services } from '../services.ts';
import { apiKeysOf } from './api-keys.server.ts';
import { actorOf, type StaffSession } from './sessions.ts';

/** A caller of the API. `role` is null for a key, which may not act on other people's accounts. */
export interface ApiUser extends CrmUser {
  readonly role: Role | null;
  /** Who confirms a sensitive operation and is notified of it by email; null for a key, which has no password. */
  readonly person: StaffSession | null;
}

/** The integration behind an API key, limited to its scopes; null for an unknown or expired key. */
export async function apiUserByKey(
  services: Pick<Services, 'database'>,
  secret: string,
  now: () => number,
): Promise<ApiUser | null> {
  const key = await apiKeysOf(services, now).find(secret);
  if (!key) return null;
  return {
    actor: { kind: 'key', id: key.id, name: key.name },
    may: (action) => key.scopes.includes(action),
    role: null,
    person: null,
  };
}

/** The member of staff behind a session. */
export function apiUserBySession(session: StaffSession): ApiUser {
  const { role } = session;
  return { actor: actorOf(session), may: (action) => may(role, action), role, person: session };
}
