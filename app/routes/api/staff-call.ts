import { NotAllowed } from '#app/data/crm-apply.server.ts';
import type { Administrator } from '#app/domain/staff/account-rules.ts';
import type { ApiCall } from './api-route.ts';

/** Who asks something about the account of another. A key is nobody's, so it has no place above anyone. */
export function administratorOf({ user: { actor, role } }: ApiCall): Administrator {
  if (role === null || actor.id === null) throw new NotAllowed('manage-staff');
  return { id: actor.id, role };
}
