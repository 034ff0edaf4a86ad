import type { KeyListItem } from './administration.ts';

type Term = Pick<KeyListItem, 'createdBy' | 'revokedAt' | 'expiresAt'>;

/** Whether the last day of a key has passed. */
export function isKeyExpired({ expiresAt }: Pick<Term, 'expiresAt'>, at: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= at;
}

/** Keys that somebody has made and that still work: they outlast the account (decision 24). */
export function workingKeysOf<Key extends Term>(
  keys: readonly Key[],
  maker: string,
  at: number,
): Key[] {
  return keys.filter(
    (key) => key.createdBy === maker && key.revokedAt === null && !isKeyExpired(key, at),
  );
}
