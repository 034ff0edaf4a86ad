import { company } from '#app/content/company/facts.ts';
import type { FoundSession } from '#app/data/staff/find-session.server.ts';
import type { Staff } from '#app/data/staff/staff.server.ts';
import { actions, may } from '#app/domain/crm/permissions.ts';
import type { User } from '#app/domain/crm/records/entities.ts';
import type { AccountView, AppSetUp, LinkView } from '#app/domain/staff/answer.ts';
import { isRecent } from '#app/domain/staff/sensitive-changes.ts';
import { toBase32 } from '#app/domain/staff/two-factor/base32.ts';
import { qrCodeOf } from '#app/domain/staff/two-factor/qr-code.ts';
import { otpauthUri } from '#app/domain/staff/two-factor/totp.ts';
import type { Services } from '../services.ts';

/** The signed-in user in the CRM's own shape. */
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

/** The account page of an open session; null for a sign-in that is not complete. */
export async function accountView(
  { staff: { sessions, twoFactor, choices }, push }: Pick<Services, 'staff' | 'push'>,
  session: FoundSession,
  now: number,
): Promise<AccountView | null> {
  if (session.stage !== 'open') return null;
  const { id, name, email, role, lastLoginAt } = session.user;
  const isConfirmed = isRecent(session.confirmedAt, now);
  const [list, codesLeft, begun, chosen, browsers] = await Promise.all([
    sessions.list(id),
    twoFactor.codesLeft(id),
    twoFactor.pendingSecret(id),
    choices.of(id),
    push?.browsers.of({ staffId: id, sessionId: session.id }),
  ]);
  return {
    choices: chosen,
    push: push && browsers ? { publicKey: push.publicKey, ...browsers } : null,
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
    // Only after confirmation: the secret generates codes, and a stolen cookie alone must not reveal it.
    setUp: isConfirmed && begun ? setUpOf(email, begun) : null,
    isConfirmed,
  };
}

/** The authenticator app that a sign-in is waiting for; null in other stages. */
export async function pendingSetUp(
  { twoFactor }: Staff,
  { stage, user: { id, email } }: FoundSession,
): Promise<AppSetUp | null> {
  const begun = stage === 'set-up-app' ? await twoFactor.pendingSecret(id) : null;
  return begun && setUpOf(email, begun);
}

function setUpOf(email: string, secret: Uint8Array): AppSetUp {
  const uri = otpauthUri(company.name, email, secret);
  return { uri, secret: toBase32(secret), code: qrCodeOf(uri) };
}

/** The page of an emailed link; `account` is null if the link has expired. */
export async function linkOf({ sessions }: Staff, token: string): Promise<LinkView> {
  return { token, account: await sessions.findLink(token) };
}

/** Names of all accounts: records keep the names of people who have left. */
export async function teamNames(staff: Staff): Promise<{ team: string[]; formerTeam: string[] }> {
  const accounts = await staff.accounts.list();
  const { team = [], formerTeam = [] } = Object.groupBy(accounts, ({ disabledAt }) =>
    disabledAt === null ? 'team' : 'formerTeam',
  );
  return { team: team.map(({ name }) => name), formerTeam: formerTeam.map(({ name }) => name) };
}
