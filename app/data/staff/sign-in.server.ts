import { eq } from 'drizzle-orm';
import type { Database } from '#app/data/engine/database.server.ts';
import type { Encryption } from '#app/data/secrets/encryption.server.ts';
import type { Language } from '#app/domain/languages.ts';
import { addressGroup } from '#app/domain/network/address-group.ts';
import type { AccountLink } from '#app/domain/staff/account-links.ts';
import { confirmSession, type Confirmation } from './confirm-session.server.ts';
import type { KnownDevices } from './known-devices.server.ts';
import { acceptLink, type AcceptedLink } from './links/accept-link.server.ts';
import { findLink, type LinkContext } from './links/account-links.server.ts';
import { askForLink, type AskedForLink } from './links/forgotten-password.server.ts';
import { changePassword, choosePassword } from './new-password.server.ts';
import { hashPassword, isOutdated, isPassword } from './password-hash.server.ts';
import {
  lockPendingSignIn,
  nextStage,
  replaceSession,
  startSignIn,
  type NewPassword,
  type SignIn,
  type SignInContext,
  type StartedSession,
} from './pending-sign-in.server.ts';
import { staff } from './schema.server.ts';
import {
  auditSession,
  type Origin,
  type OwnSession,
  type StaffRow,
} from './session-start.server.ts';
import { countedOf, createSignInThrottle, secondStepOf } from './sign-in-throttle.server.ts';
import type { TwoFactor } from './two-factor.server.ts';

/** Origin of a sign-in, and the language of its page. */
type SignInOrigin = Origin & { language?: Language };

type TwoFactorSetUp =
  | ({ is: 'set-up'; recoveryCodes: string[] } & StartedSession)
  | Exclude<SignIn, { is: 'started' }>;

/** The steps of a sign-in, each of which issues a new token. */
export interface SignInSteps {
  /**
   * Step 1: address and password.
   *
   * @throws HashingBusy
   */
  signIn(
    pair: { email: string; password: string },
    origin: SignInOrigin,
    /** Token of a browser that has signed in before. */
    device?: string | null,
  ): Promise<SignIn>;
  /** Step 2, with a second factor: a code of the authenticator app, or a recovery code. */
  passTwoFactor(token: string, code: string): Promise<SignIn>;
  /** Last step after a one-time password: a password of the owner's choice. */
  choosePassword(token: string, password: string): Promise<NewPassword>;
  /** Last step where the role requires two-step verification that the account lacks: a code of the app being set up. */
  setUpTwoFactor(token: string, code: string): Promise<TwoFactorSetUp>;
  /** The account behind a link for choosing a password; null if the link has expired or was used. */
  findLink(token: string): Promise<AccountLink | null>;
  /** Sets the password chosen by the owner of a link, and continues to sign them in. */
  acceptLink(
    token: string,
    chosen: { name: string; password: string },
    origin: Origin,
  ): Promise<AcceptedLink>;
  /** Emails a link to the owner of an account, if there is one. */
  askForLink(
    email: string,
    from: Pick<Origin, 'address'>,
    context: Pick<LinkContext, 'origin'>,
  ): Promise<AskedForLink>;
  /** Confirms the signed-in person. */
  confirm(session: OwnSession, given: { password: string; code: string }): Promise<Confirmation>;
  /** Changes the password of a confirmed session's account, and ends its other sessions. */
  changePassword(session: OwnSession, next: string): Promise<NewPassword>;
}

export function createSignInSteps(
  database: Database,
  twoFactor: TwoFactor,
  devices: KnownDevices,
  mailEncryption: Encryption,
  now: () => number,
): SignInSteps {
  const throttle = createSignInThrottle(database, now);
  const context = { database, twoFactor, throttle, devices, now };
  return {
    signIn: (pair, origin, device = null) => signIn(context, pair, origin, device),
    passTwoFactor: (token, code) => passTwoFactor(context, token, code),
    choosePassword: (token, password) => choosePassword(context, token, password),
    setUpTwoFactor: (token, code) => setUpTwoFactor(context, token, code),
    async findLink(token) {
      return (await findLink(database.db, token, now()))?.link ?? null;
    },
    acceptLink: (token, chosen, origin) => acceptLink(context, token, chosen, origin),
    askForLink: (email, from, { origin }) =>
      askForLink(context, email, from, { origin, encryption: mailEncryption }),
    confirm: (session, given) => confirmSession(context, session, given),
    changePassword: (session, next) => changePassword(context, session, next),
  };
}

async function signIn(
  context: SignInContext,
  { email, password }: { email: string; password: string },
  { language, ...origin }: SignInOrigin,
  token: string | null,
): Promise<SignIn> {
  const { database, throttle, devices, now } = context;
  // PostgreSQL rejects NUL in text; no account contains one.
  const account = email.replaceAll('\0', '').trim().toLowerCase();
  const [known] = await database.db.select().from(staff).where(eq(staff.email, account));
  const device = devices.read(token, known);
  const { own, shared } = countedOf(account, origin.address, device);
  const milliseconds = await throttle.begin([...own, ...shared]);
  if (milliseconds > 0) return { is: 'wait', milliseconds };

  const by = device ?? addressGroup(origin.address);
  const isRight = await isPassword(known?.passwordHash ?? null, password, by);
  if (!known || !isRight || known.disabledAt || isOneTimePasswordExpired(known, now())) {
    // Audited for unknown accounts as well, so that each refusal takes equally long.
    const { address } = origin;
    await database.tx((t) =>
      auditSession(t, 'session.refused', 'none', known ?? null, { address }, now()),
    );
    return { is: 'refused' };
  }
  await throttle.succeed(own, shared);
  const rehashed = isOutdated(known.passwordHash) ? await hashPassword(password, by) : null;
  return database.tx(async (t) => {
    // Re-read under lock: the account may have changed while the password was verified.
    const [user] = await t.select().from(staff).where(eq(staff.id, known.id)).for('update');
    if (!user || user.disabledAt || user.passwordHash !== known.passwordHash)
      return { is: 'refused' };
    const changes = { ...(rehashed && { passwordHash: rehashed }), ...(language && { language }) };
    if (Object.keys(changes).length > 0)
      await t.update(staff).set(changes).where(eq(staff.id, user.id));
    return startSignIn(context, t, user, await nextStage(context, t, user, 'password'), origin);
  });
}

async function passTwoFactor(context: SignInContext, token: string, code: string): Promise<SignIn> {
  const { database, twoFactor, throttle, now } = context;
  const waiting = await database.tx((t) => lockPendingSignIn(t, token, 'second-step', now()));
  if (!waiting) return { is: 'refused' };
  const counted = [secondStepOf(waiting.user.id)];
  const milliseconds = await throttle.begin(counted);
  if (milliseconds > 0) return { is: 'wait', milliseconds };
  const outcome = await database.tx(async (t): Promise<SignIn> => {
    const found = await lockPendingSignIn(t, token, 'second-step', now());
    if (!found) return { is: 'refused' };
    const { row, user } = found;
    const by = await twoFactor.accept(t, user, code);
    if (!by) {
      const { address } = row;
      await auditSession(t, 'session.second-step-refused', row.id, user, { address }, now());
      return { is: 'refused' };
    }
    await auditSession(t, 'session.second-step', row.id, user, { by }, now());
    const stage = await nextStage(context, t, user, 'second-step');
    return replaceSession(context, t, row, user, stage);
  });
  if (outcome.is === 'started') await throttle.succeed(counted);
  return outcome;
}

async function setUpTwoFactor(
  context: SignInContext,
  token: string,
  code: string,
): Promise<TwoFactorSetUp> {
  const { database, twoFactor, throttle, now } = context;
  const waiting = await database.tx((t) => lockPendingSignIn(t, token, 'set-up-app', now()));
  if (!waiting) return { is: 'refused' };
  const counted = [secondStepOf(waiting.user.id)];
  const milliseconds = await throttle.begin(counted);
  if (milliseconds > 0) return { is: 'wait', milliseconds };
  const outcome = await database.tx(async (t): Promise<TwoFactorSetUp> => {
    const found = await lockPendingSignIn(t, token, 'set-up-app', now());
    const recoveryCodes =
      found && (await twoFactor.confirmPending(t, found.user, code, found.row.id));
    if (!recoveryCodes) return { is: 'refused' };
    const next = await replaceSession(context, t, found.row, found.user, 'open');
    return next.is === 'started' ? { ...next, is: 'set-up', recoveryCodes } : next;
  });
  if (outcome.is === 'set-up') await throttle.succeed(counted);
  return outcome;
}

function isOneTimePasswordExpired({ oneTimeUntil }: StaffRow, now: number): boolean {
  return oneTimeUntil !== null && oneTimeUntil.getTime() <= now;
}
