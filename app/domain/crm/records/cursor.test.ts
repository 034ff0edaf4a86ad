import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePositions, cursorOf, readCursor } from './cursor.ts';

const position = fc.record({
  key: fc.oneof(fc.string({ unit: 'binary' }), fc.integer()),
  id: fc.string(),
});

describe('a cursor', () => {
  it('survives a round trip, for any key and id', () => {
    fc.assert(
      fc.property(position, (at) => {
        expect(readCursor(cursorOf(at))).toEqual(at);
      }),
    );
  });

  it.each([
    '',
    '[]',
    '[1]',
    '[null,"a"]',
    '["a",1]',
    '["a","b","c"]',
    '{"key":1}',
    '1e999',
    '[1e999,"a"]',
  ])('cannot be %s', (text) => expect(readCursor(text)).toBeNull());

  it.each([
    [{ key: 'a', id: '2' }, { key: 'b', id: '1' }, -1],
    [{ key: 2, id: 'a' }, { key: 10, id: 'a' }, -1],
    [{ key: 1, id: 'b' }, { key: 1, id: 'a' }, 1],
    [{ key: 1, id: 'a' }, { key: 1, id: 'a' }, 0],
  ])('orders %o and %o', (a, b, order) => expect(comparePositions(a, b)).toBe(order));
});
