import { expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

function limitAt(limit: number) {
  let time = 0;
  const rate = createRateLimit({ limit, window: 1000, now: () => time });
  return { rate, at: (next: number) => (time = next) };
}

it('lets through as many as the limit, then says how long to wait', () => {
  const { rate, at } = limitAt(2);
  expect([rate('a'), rate('a'), rate('a')]).toEqual([0, 0, 1000]);
  at(400);
  expect(rate('a')).toBe(600);
  at(1000);
  expect(rate('a')).toBe(0);
});

it('counts every key for itself', () => {
  const { rate } = limitAt(1);
  expect([rate('a'), rate('b'), rate('a'), rate('b')]).toEqual([0, 0, 1000, 1000]);
});

it('keeps a bounded number of keys, the latest ones', () => {
  const { rate } = limitAt(1);
  rate('first');
  for (let i = 0; i < 10_000; i += 1) rate(`key ${i}`);
  expect(rate('first')).toBe(0);
  expect(rate('key 9999')).toBeGreaterThan(0);
});

it('forgets keys whose window has passed', () => {
  const { rate, at } = limitAt(1);
  rate('a');
  at(5000);
  rate('b');
  at(5500);
  expect([rate('a'), rate('b')]).toEqual([0, 500]);
});
