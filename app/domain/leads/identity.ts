import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { readTelephone } from '#app/domain/telephone/telephone.ts';

/**
 * What identifies the sender of two messages as the same person: the mailbox, otherwise telephone number and name
 * together.
 */
export interface Identity {
  mailbox: string;
  /** Null without a telephone number. */
  caller: string | null;
}

/** @param phone in any format; an invalid number is ignored */
export function identityOf({
  name,
  email,
  phone,
}: {
  name: string;
  email: string;
  phone: string;
}): Identity {
  const number = readTelephone(phone)?.e164;
  const called = normalizeForSearch(name).replace(/\s+/g, ' ').trim();
  return { mailbox: mailboxOf(email), caller: number && called ? `${number} ${called}` : null };
}

/** Hosts that ignore dots in mailbox names. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * Normalizes an email address to its mailbox: no case, no tag after `+`, and no dots if the host ignores them. Never to
 * be used for sending.
 */
export function mailboxOf(email: string): string {
  const text = email.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 1) return text;
  const host = text.slice(at + 1);
  const [local = ''] = text.slice(0, at).split('+', 1);
  // Without its tag, an address that starts with + would be empty.
  const box = local === '' ? text.slice(0, at) : local;
  if (!dotless.has(host)) return `${box}@${host}`;
  return `${box.replaceAll('.', '') || box}@gmail.com`;
}
