import type { Role } from '#app/domain/crm/records/entities.ts';
import { staffCookie } from '#app/middleware/staff-cookies.ts';
import type { Database } from '../../app/data/engine/database.server.ts';
import { operator } from '../../app/data/staff/accounts/change-account.server.ts';
import { createStaff } from '../../app/data/staff/staff.server.ts';

const from = { address: '192.0.2.1', agent: 'bench' };
/** The password of every account of the bench. */
export const password = 'trois petits chats gris';

/** A signed-in staff member: their account, and their session cookie. */
export interface SignedIn {
  id: string;
  email: string;
  cookie: string;
}

/**
 * Creates an account and signs it in with its one-time password.
 *
 * @param age of the session, in milliseconds
 */
export async function signIn(
  database: Database,
  name: string,
  role: Role,
  age = 0,
): Promise<SignedIn> {
  // The secret encrypts two-factor data, which no account here has.
  const now = () => Date.now() - age;
  const { accounts, roles, sessions } = createStaff(database, 'of the bench', now);
  await roles.requireSecondStep(operator, role, false);
  const email = `${name}@iluma.example`;
  const added = await accounts.add(operator, { email, name, role });
  if (!added.ok) throw new Error(`No account for ${email}: ${added.problem}`);
  const started = await sessions.signIn({ email, password: added.oneTimePassword }, from);
  if (started.is !== 'started') throw new Error(`${email} cannot sign in: ${started.is}`);
  const open = await sessions.choosePassword(started.token, password);
  if (open.is !== 'started') throw new Error(`${email} cannot choose a password: ${open.is}`);
  const [cookie = ''] = staffCookie('session', open.token, 0, false).split(';', 1);
  return { id: added.account.id, email, cookie };
}
