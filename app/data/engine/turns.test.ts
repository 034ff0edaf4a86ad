import { expect, it } from 'vitest';
import { Turns } from './turns.server.ts';

const turnsOf = (...messages: [session: number, text: string][]) => {
  const turns = new Turns<{ session: number; text: string }>();
  for (const [session, text] of messages) turns.add({ session, text });
  return turns;
};

it('messages are processed in order', () => {
  const turns = turnsOf([1, 'a'], [2, 'b'], [1, 'c']);
  const taken = ['a', 'b', 'c', undefined].map(() => turns.next()?.text);
  expect(taken).toEqual(['a', 'b', 'c', undefined]);
});

it('during a transaction, messages of other sessions wait', () => {
  const turns = turnsOf([1, 'begin'], [2, 'b'], [3, 'c']);
  expect(turns.next()?.text).toBe('begin');
  turns.note(1, true);
  expect(turns.next()).toBeNull();
  turns.add({ session: 1, text: 'commit' });
  expect(turns.next()?.text).toBe('commit');
  turns.note(1, false);
  expect(turns.next()?.text).toBe('b');
});

it('leaving removes a session’s messages, and tells whether it was in a transaction', () => {
  const turns = turnsOf([1, 'begin'], [1, 'a'], [2, 'b']);
  turns.next();
  turns.note(1, true);
  expect(turns.leave(2)).toBe(false);
  expect(turns.leave(1)).toBe(true);
  expect(turns.next()).toBeNull();
  turns.add({ session: 3, text: 'd' });
  expect(turns.next()?.text).toBe('d');
});
