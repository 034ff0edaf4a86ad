import { hash, verify } from '@node-rs/argon2';
import { normalPassword, passwordLength } from '#app/domain/staff/password.ts';

/**
 * Cost of one password: 19 MiB, two passes; the package's algorithm is argon2id unless it is told otherwise.
 * Source: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const prefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Compared when there is no account, so that the answer takes as long. Nothing hashes to it that anybody knows. */
const nobodysHash = `${prefix}bm8gYWNjb3VudCBoZXJl$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;

export async function hashPassword(password: string): Promise<string> {
  return hash(normalPassword(password), cost);
}

/**
 * Whether a password is the one that was hashed; never for nobody, in the same time.
 *
 * @param hashed null for nobody
 */
export async function isPassword(hashed: string | null, typed: string): Promise<boolean> {
  // What no account can have is not worth megabytes of hashing, but still as much time as any other.
  const isTooLong = typed.length > passwordLength.most * 4;
  const isRight = await verify(hashed ?? nobodysHash, isTooLong ? '' : normalPassword(typed));
  return isRight && hashed !== null && !isTooLong;
}

/** Whether a password was hashed at another cost than today's. */
export function isOutdated(hashed: string): boolean {
  return !hashed.startsWith(prefix);
}
