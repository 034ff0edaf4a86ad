import { and, eq, gt } from 'drizzle-orm';
import { encryptMail } from '#app/data/delivery/encrypted-mail.server.ts';
import { enqueue } from '#app/data/delivery/outbox.server.ts';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import type { Encryption } from '#app/data/secrets/encryption.server.ts';
import { hashOf, newToken } from '#app/data/secrets/tokens.server.ts';
import { crmAddress } from '#app/domain/crm/crm-address.ts';
import { languages } from '#app/domain/languages.ts';
import {
  linkValidity,
  type AccountLink,
  type LinkPurpose,
} from '#app/domain/staff/account-links.ts';
import { staff, staffLinks } from '../schema.server.ts';
import type { StaffRow } from '../session-start.server.ts';

/** Context of creating links. */
export interface LinkContext {
  /** Encrypts the email until it is sent: a copy of the database alone grants no access. */
  encryption: Encryption;
  /** Scheme and host of the site. */
  origin: string;
}

const templates = {
  invitation: 'staff-invitation',
  reset: 'staff-reset',
  forgotten: 'staff-reset',
} as const satisfies Record<LinkPurpose, string>;

/**
 * Emails an account's owner a link to choose a password; earlier links are revoked.
 *
 * @returns the link
 */
export async function sendLink(
  t: Transaction,
  user: StaffRow,
  purpose: LinkPurpose,
  { encryption, origin }: LinkContext,
  at: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + linkValidity[purpose]);
  await t.delete(staffLinks).where(eq(staffLinks.staffId, user.id));
  await t
    .insert(staffLinks)
    .values({ tokenHash: hashOf(token), staffId: user.id, purpose, expiresAt });
  const language = user.language ?? languages[0];
  const url = origin + crmAddress(language, { lien: token });
  const payload = encryptMail(encryption, {
    template: templates[purpose],
    to: user.email,
    language,
    values: { name: user.name, url, expiresAt: expiresAt.toISOString() },
  });
  await enqueue(t, at, { topic: 'mail', dedupeKey: null, about: user.email, payload });
  return url;
}

/** The account behind a link; null if the link was used, replaced or has expired. */
export async function findLink(
  reader: Reader,
  token: string,
  now: number,
): Promise<{ link: AccountLink; user: StaffRow } | null> {
  const [found] = await reader
    .select({ purpose: staffLinks.purpose, user: staff })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staffLinks.staffId))
    .where(and(eq(staffLinks.tokenHash, hashOf(token)), gt(staffLinks.expiresAt, new Date(now))));
  if (!found || found.user.disabledAt) return null;
  const { purpose, user } = found;
  return { link: { purpose, email: user.email, name: user.name }, user };
}
