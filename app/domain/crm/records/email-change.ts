import { isEmailAddress } from '#app/domain/email-address.ts';
import type { Client } from './entities.ts';

/** Whether a change writes an address that is none. One that was there before does not stand in the way of other changes. */
export function writesBadEmail(before: Client | null, after: Client): boolean {
  const known = new Set(before ? emailsOf(before) : []);
  return emailsOf(after).some(
    (email) => email !== '' && !known.has(email) && !isEmailAddress(email),
  );
}

function emailsOf({ contact, contacts }: Client): string[] {
  return [contact.email, ...contacts.map(({ email }) => email)];
}
