import { describe, expect, it } from 'vitest';
import { hashPassword, isOutdated, isPassword } from './password-hash.server.ts';

describe('a password', () => {
  it('is hashed with argon2id at the recommended cost', async () => {
    const hashed = await hashPassword('trois petits chats', 'test');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(isOutdated(hashed)).toBe(false);
    expect(isOutdated(hashed.replace('t=2', 't=1'))).toBe(true);
  });

  it.each([
    ['itself', 'été à la plage', true],
    ['itself from another keyboard', 'e\u0301te\u0301 a\u0300 la plage', true],
    ['another', 'été à la pluie', false],
    ['nothing', '', false],
    ['megabytes', 'x'.repeat(1_000_000), false],
  ])('is checked against %s', async (_name, typed, isSame) => {
    expect(await isPassword(await hashPassword('été à la plage', 'test'), typed, 'test')).toBe(
      isSame,
    );
  });

  it.each(['', 'trois petits chats'])('never matches %j without an account', async (typed) => {
    expect(await isPassword(null, typed, 'test')).toBe(false);
  });
});
