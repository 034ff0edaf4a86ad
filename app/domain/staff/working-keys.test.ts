import { expect, it } from 'vitest';
import { workingKeysOf } from './working-keys.ts';

it('finds the API keys that a person created and that are neither revoked nor expired', () => {
  const [past, future] = ['2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'];
  const key = (
    name: string,
    createdBy: string,
    revokedAt: string | null,
    expiresAt: string | null,
  ) => ({
    name,
    createdBy,
    revokedAt,
    expiresAt,
  });
  const keys = [
    key('works', 'Lia', null, null),
    key('works for a year', 'Lia', null, future),
    key('expired', 'Lia', null, past),
    key('revoked', 'Lia', past, future),
    key('of somebody else', 'Max', null, null),
  ];
  const found = workingKeysOf(keys, 'Lia', Date.parse('2026-06-01T00:00:00.000Z'));
  expect(found.map(({ name }) => name)).toEqual(['works', 'works for a year']);
});
