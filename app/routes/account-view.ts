import type { RouterContextProvider } from 'react-router';
import type { FoundSession } from '#app/data/staff-sessions.server.ts';
import type { User } from '#app/domain/crm/entities.ts';
import { actions, may } from '#app/domain/crm/permissions.ts';
import { toBase32 } from '#app/domain/staff/base32.ts';
import type { AccountView } from '#app/domain/staff/answer.ts';
import { otpauthUri } from '#app/domain/staff/totp.ts';
import { servicesContext } from '#app/middleware/services.ts';
import { signInContext } from '#app/middleware/session.ts';

/** Who is signed in as the CRM's screens know them. */
export function crmUser({ id, email, name, role, lastLoginAt }: FoundSession['user']): User {
  const allowed = actions.filter((action) => may(role, action));
  const permissions = allowed.length === actions.length ? ['all'] : allowed;
  return {
    id,
    email,
    name,
    role,
    permissions,
    lastLogin: (lastLoginAt ?? new Date(0)).toISOString(),
  };
}

/** Name that authenticator apps show beside the code. */
const issuer = 'Iluma';

/** The account of who is signed in; null for everybody else. */
export async function accountView(
  context: Readonly<RouterContextProvider>,
): Promise<AccountView | null> {
  const session = context.get(signInContext)?.session;
  if (session?.stage !== 'open') return null;
  const { sessions, secondStep } = context.get(servicesContext).staff;
  const { id, name, email, role, lastLoginAt } = session.user;
  const [list, codesLeft, begun] = await Promise.all([
    sessions.list(id),
    secondStep.codesLeft(id),
    secondStep.begun(id),
  ]);
  return {
    name,
    email,
    role,
    lastLoginAt: lastLoginAt?.getTime() ?? null,
    sessions: list.map(({ createdAt, lastSeenAt, ...each }) => ({
      ...each,
      isThis: each.id === session.id,
      createdAt: createdAt.getTime(),
      lastSeenAt: lastSeenAt.getTime(),
    })),
    codesLeft,
    setUp: begun && { uri: otpauthUri(issuer, email, begun), secret: toBase32(begun) },
  };
}

/** Names of everybody who works here. */
export async function teamOf(context: Readonly<RouterContextProvider>): Promise<string[]> {
  const accounts = await context.get(servicesContext).staff.accounts.list();
  return accounts.filter(({ disabledAt }) => disabledAt === null).map(({ name }) => name);
}
