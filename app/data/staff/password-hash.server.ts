import { hash, verify } from '@node-rs/argon2';
import { normalPassword, passwordLength } from '#app/domain/staff/password.ts';
import { createFairSlots } from './hashing-slots.server.ts';

/**
 * 19 MiB and two passes; the package's default algorithm is argon2id.
 * Source: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Verified for unknown accounts, so that they take equally long. No known password hashes to it. */
const unknownAccountHash = `${prefix}bm8gYWNjb3VudCBoZXJl$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;

/**
 * Two passwords are hashed at once, in two of the process's four worker threads: attacks from many addresses exhaust
 * neither memory nor the threads needed for files and compression.
 */
const slots = createFairSlots({ slots: 2, waiting: 32 });

/** @param by requester, among whom slots are shared: an address group, a known browser or an account */
export async function hashPassword(password: string, by: string): Promise<string> {
  return slots.run(by, () => hash(normalPassword(password), cost));
}

/**
 * Whether a password matches a hash; false, in the same time, without a hash.
 *
 * @param hashed null for an unknown account
 * @param by who asks, as for `hashPassword`
 */
export async function isPassword(
  hashed: string | null,
  typed: string,
  by: string,
): Promise<boolean> {
  // A password longer than any account's is not worth megabytes of hashing, but must take equally long.
  const isTooLong = typed.length > passwordLength.most * 4;
  const plain = isTooLong ? '' : normalPassword(typed);
  const isRight = await slots.run(by, () => verify(hashed ?? unknownAccountHash, plain));
  return isRight && hashed !== null && !isTooLong;
}

/** Whether the hash was made with outdated parameters. */
export function isOutdated(hashed: string): boolean {
  return !hashed.startsWith(prefix);
}
