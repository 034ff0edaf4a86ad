import { fold } from '../search/fold.ts';

/** By what two messages are known to come from one person: the mailbox, else the telephone together with the name. */
export interface Identity {
  mailbox: string;
  /** Null where there is no number to go by. */
  caller: string | null;
}

export function identityOf({
  name,
  email,
  phone,
}: {
  name: string;
  email: string;
  phone: string;
}): Identity {
  const number = phoneNumber(phone);
  const called = fold(name).replace(/\s+/g, ' ').trim();
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

/** A telephone number as `+15145550142`; numbers of ten digits are North American. Null when it is none. */
export function phoneNumber(text: string): string | null {
  const isForeign = /^\s*(?:\+|00)/.test(text);
  const digits = text.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^00/, '');
  if (digits.length < 8 || digits.length > 15) return null;
  if (isForeign) return `+${digits}`;
  if (digits.length === 10) return `+1${digits}`;
  return `+${digits}`;
}
