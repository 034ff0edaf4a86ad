import type { KeyListItem } from './administration.ts';

type Term = Pick<KeyListItem, 'createdBy' | 'revokedAt' | 'expiresAt'>;

/** Whether an API key's last day has passed. */
export function isKeyExpired({ expiresAt }: Pick<Term, 'expiresAt'>, at: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= at;
}

/** Keys created by an account that still work: they outlast the account (decision 24). */
export function workingKeysOf<Key extends Term>(
  keys: readonly Key[],
  maker: string,
  at: number,
): Key[] {
  return keys.filter(
    (key) => key.createdBy === maker && key.revokedAt === null && !isKeyExpired(key, at),
  );
}
