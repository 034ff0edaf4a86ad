import { describe, expect, it } from 'vitest';
import { demoOpener, longestDemoMessage, readDemoMessage } from './demo-chat.ts';

describe('the demo chat (B §4, B §5)', () => {
  it.each([
    ['', null],
    [' \n ', null],
    [' Bonjour ', 'Bonjour'],
    ['<b>', '<b>'],
    ['x'.repeat(9999), 'x'.repeat(longestDemoMessage)],
  ])('the typed text %o is sent as %o', (typed, sent) => {
    expect(readDemoMessage(typed)).toBe(sent);
  });

  it.each([
    [0, 'a'],
    [0.25, 'b'],
    [0.74, 'c'],
    [0.999, 'd'],
    [1, 'd'],
  ])('the random number %d selects the opener %s', (random, reply) => {
    expect(demoOpener(['a', 'b', 'c', 'd'], random)).toBe(reply);
  });
});
