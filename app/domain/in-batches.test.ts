import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

/** Work whose batches end on demand. */
function heldWork() {
  const begun: { items: readonly number[]; end: (failure?: Error) => void }[] = [];
  const work = (items: readonly number[]) =>
    new Promise<number[]>((resolve, reject) => {
      const end = (failure?: Error) =>
        failure ? reject(failure) : resolve(items.map((item) => item * 10));
      begun.push({ items, end });
    });
  return { work, begun, batches: () => begun.map(({ items }) => items) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('batches items that arrive during a run for the next one', async () => {
  const { work, begun, batches } = heldWork();
  const ask = inBatches(work, { most: 2 });
  const asked = [1, 2, 3, 4].map(ask);
  expect(batches()).toEqual([[1]]);
  begun[0]?.end();
  await turn();
  begun[1]?.end();
  await turn();
  begun[2]?.end();
  expect(batches()).toEqual([[1], [2, 3], [4]]);
  expect(await Promise.all(asked)).toEqual([10, 20, 30, 40]);
});

it('runs as many batches concurrently as allowed', () => {
  const { work, batches } = heldWork();
  const ask = inBatches(work, { most: 9, atOnce: 2 });
  for (const item of [1, 2, 3]) void ask(item);
  expect(batches()).toEqual([[1], [2]]);
});

it('rejects only the items of a failed batch', async () => {
  const { work, begun } = heldWork();
  const ask = inBatches(work, { most: 2 });
  const asked = [1, 2, 3].map((item) => ask(item).catch((error: Error) => error.message));
  begun[0]?.end();
  await turn();
  begun[1]?.end(new Error('lost'));
  await turn();
  const after = ask(4);
  begun[2]?.end();
  expect(await Promise.all([...asked, after])).toEqual([10, 'lost', 'lost', 40]);
});

it('rejects only the item whose result is a rejected promise', async () => {
  const ask = inBatches<number, number>(
    async (items) =>
      items.map((item) => (item === 2 ? Promise.reject(new Error('two')) : Promise.resolve(item))),
    { most: 3 },
  );
  const settled = await Promise.allSettled([1, 2, 3].map(ask));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
