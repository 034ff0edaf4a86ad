import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { readTelephone } from '#app/domain/telephone/telephone.ts';

/** By what two messages are known to come from one person: the mailbox, else the telephone together with the name. */
export interface Identity {
  mailbox: string;
  /** Null where there is no number to go by. */
  caller: string | null;
}

/** @param phone in any spelling; a text that is no valid number counts as none */
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

/** Hosts whose mailboxes are the same with and without dots. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address: case and the tag behind `+` aside, and dots where the host ignores them. Never an
 * address to write to.
 */
export function mailboxOf(email: string): string {
  const text = email.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 1) return text;
  const host = text.slice(at + 1);
  const [local = ''] = text.slice(0, at).split('+', 1);
  // An address that begins with + has nothing else to go by.
  const box = local === '' ? text.slice(0, at) : local;
  if (!dotless.has(host)) return `${box}@${host}`;
  return `${box.replaceAll('.', '') || box}@gmail.com`;
}
