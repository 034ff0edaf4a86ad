import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#app/domain/random.ts';
import { filterFile, isTriedFirst } from './common-passwords.server.ts';

describe('the filter of common passwords', () => {
  it.each([
    '1qaz2wsx3edc',
    'trustno1trustno1',
    'TrustNo1 TrustNo1',
    'trustno1trustno1!',
    '1qaz2wsx3edc4rfv',
    '!QAZ2wsx3edc',
    'zaq12wsxcde3',
    'q1w2e3r4t5y6',
    'qawsedrftgyh',
    'azertyuiopqs',
    'wxcvbnqsdfgh',
    'qsdfazer1234',
    '123qweasdzxc',
    'poiuytrewqlkj',
    'abcdefghijkl',
    'Dr@g0nDr@g0n',
    'dragon12031987',
    'michael!2024!',
    '2024Football!',
    '99sunshine99',
    'monkeymonkeymonkey',
    'supernatural',
    'fuckyoubitch',
    '123456123456',
  ])('rejects %s', (typed) => {
    expect(isTriedFirst(typed)).toBe(true);
  });

  it.each([
    'correct horse battery',
    'trois petits chats gris',
    'quatre grands chiens roux',
    'mathilde aime les cerises',
    'la lune sur le lac gelé',
    'cuatro gatos bajo la mesa',
    'green window seldom sings',
    'soleil orange tambour',
    'une phrase en 日本語です',
    'vK9#mTq2xLw8',
    'jfHd-83nQ-xp',
  ])('accepts %s', (typed) => {
    expect(isTriedFirst(typed)).toBe(false);
  });

  it('is at most 2 MB, without false positives among 50,000 random passwords', () => {
    expect(statSync(filterFile).size).toBeLessThanOrEqual(2 * 1024 * 1024);
    const random = seededRandom('passwords');
    const letters = 'abcdefghijkmnopqrstuvwxyz0123456789';
    const drawn = Array.from({ length: 50_000 }, () =>
      Array.from({ length: 14 }, () => letters[Math.floor(random() * letters.length)]).join(''),
    );
    expect(drawn.filter(isTriedFirst)).toEqual([]);
  });
});
