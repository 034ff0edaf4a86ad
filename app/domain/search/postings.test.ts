import { expect, it } from 'vitest';
import { invert } from './postings.ts';

const postings = invert([
  new Map([
    ['bakery', 2],
    ['price', 0.5],
  ]),
  new Map(),
  new Map([['price', 1.25]]),
]);

it('lists the documents that contain a key, with its weight in each', () => {
  expect([...postings.of('bakery')]).toEqual([[0, 2]]);
  expect([...postings.of('price')]).toEqual([
    [0, 0.5],
    [2, 1.25],
  ]);
});

it('lists none for a key that no document contains', () => {
  expect(postings.has('bakery')).toBe(true);
  expect(postings.has('plumber')).toBe(false);
  expect([...postings.of('plumber')]).toEqual([]);
});
