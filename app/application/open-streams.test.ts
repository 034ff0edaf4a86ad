import { expect, it } from 'vitest';
import { createOpenStreams } from './open-streams.ts';

it('limits the places of each reader, and reuses released ones', () => {
  const streams = createOpenStreams();
  const [first, second] = [streams.open('a', 2), streams.open('a', 2)];
  expect(streams.open('a', 2)).toBeNull();
  expect(streams.open('b', 2)).not.toBeNull();
  expect(streams.count).toBe(3);
  first?.();
  first?.();
  expect(streams.open('a', 2)).not.toBeNull();
  expect(streams.open('a', 2)).toBeNull();
  second?.();
  expect(streams.count).toBe(2);
});

it('ignores a repeated release once the place is taken again', () => {
  const streams = createOpenStreams();
  const earlier = streams.open('a', 1);
  earlier?.();
  const later = streams.open('a', 1);
  earlier?.();
  expect(streams.open('a', 1)).toBeNull();
  later?.();
  expect(streams.count).toBe(0);
});
