import { and, eq, isNull } from 'drizzle-orm';
import type { SignInContext } from '../pending-sign-in.server.ts';
import { staff } from '../schema.server.ts';
import { auditSession, type Origin } from '../session-start.server.ts';
import { linksOf } from '../sign-in-throttle.server.ts';
import { sendLink, type LinkContext } from './account-links.server.ts';

export type AskedForLink =
  | { is: 'wait'; milliseconds: number }
  /** Do not await `sent`: the response must be the same, and equally fast, whether or not the account exists. */
  | { is: 'asked'; sent: Promise<void> };

/** Emails a link to the owner of an account, if there is one. */
export async function askForLink(
  { database, throttle, now }: SignInContext,
  email: string,
  { address }: Pick<Origin, 'address'>,
  context: LinkContext,
): Promise<AskedForLink> {
  // PostgreSQL rejects NUL in text; no account contains one.
  const account = email.replaceAll('\0', '').trim().toLowerCase();
  const milliseconds = await throttle.begin(linksOf(account, address));
  if (milliseconds > 0) return { is: 'wait', milliseconds };
  const sent = database.tx(async (t) => {
    const enabled = and(eq(staff.email, account), isNull(staff.disabledAt));
    const [user] = await t.select().from(staff).where(enabled).for('update');
    await auditSession(t, 'session.link-asked', 'none', user ?? null, { address }, now());
    if (user) await sendLink(t, user, 'forgotten', context, new Date(now()));
  });
  return { is: 'asked', sent };
}
