import type { Role } from '#app/domain/crm/entities.ts';
import { sessionCookie } from '#app/middleware/session-cookie.ts';
import { operatorActor } from '#app/domain/staff/actor.ts';
import type { Database } from '../../app/data/database.server.ts';
import { createStaff } from '../../app/data/staff.server.ts';

const operator = { administrator: 'operator', actor: operatorActor } as const;
const from = { address: '192.0.2.1', agent: 'bench' };
const password = 'trois petits chats gris';

/** Somebody who is signed in: their account, and the cookie that their browser sends. */
export interface SignedIn {
  id: string;
  email: string;
  cookie: string;
}

/** Makes an account and signs it in, as its holder does with the password given once. */
export async function signIn(database: Database, name: string, role: Role): Promise<SignedIn> {
  // The secret closes second steps, which nobody here has.
  const { accounts, sessions } = createStaff(database, 'of the bench', Date.now);
  const email = `${name}@iluma.example`;
  const added = await accounts.add(operator, { email, name, role });
  if (!added.ok) throw new Error(`No account for ${email}: ${added.problem}`);
  const started = await sessions.signIn({ email, password: added.oneTimePassword }, from);
  if (started.is !== 'started') throw new Error(`${email} cannot sign in: ${started.is}`);
  const open = await sessions.choosePassword(started.token, password);
  if (open.is !== 'started') throw new Error(`${email} cannot choose a password: ${open.is}`);
  const [cookie = ''] = sessionCookie(open.token, 0, false).split(';', 1);
  return { id: added.account.id, email, cookie };
}
