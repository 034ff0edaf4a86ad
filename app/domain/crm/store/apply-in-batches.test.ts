import { describe, expect, it } from 'vitest';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import { applyInBatches, bytesOf, stepsOf, batchSize } from './apply-in-batches.ts';
import { createMemoryStore } from './memory-store.ts';
import type { Change, CrmStore } from './store.ts';

const all = 3 * batchSize - 1;
const clients = Array.from({ length: all }, (_, at) => aClient({ id: `c${at}` }));
const changes = clients.map((client): Change => ({
  do: 'put',
  in: 'clients',
  record: { ...client, sector: 'new' },
  on: 1,
}));

/** A store that fails on some calls, counted from 1. */
function failingAt(calls: readonly number[]): CrmStore {
  const memory = createMemoryStore({ clients });
  let made = 0;
  return {
    ...memory,
    apply: (given) => {
      made += 1;
      return calls.includes(made) ? Promise.reject(new Error('gone')) : memory.apply(given);
    },
  };
}

async function changedIn(store: CrmStore): Promise<number> {
  return (await store.list('clients', { where: { sector: 'new' } })).total;
}

const pause = async () => {};

describe('many changes', () => {
  it('are applied in batches, report their progress, and can be undone', async () => {
    const store = failingAt([]);
    const heard: number[] = [];
    let pauses = 0;
    const applied = await applyInBatches(store, changes, {
      pause: async () => void (pauses += 1),
      onStep: (done) => heard.push(done),
    });
    expect(heard).toEqual([batchSize, 2 * batchSize, all]);
    expect(pauses).toBe(2);
    expect(await changedIn(store)).toBe(all);
    if (applied.ok !== true) throw new Error('nothing stood in the way');
    expect((await applyInBatches(store, applied.undo, { pause })).ok).toBe(true);
    expect(await changedIn(store)).toBe(0);
  });

  it('are all undone when a batch fails', async () => {
    const store = failingAt([3]);
    await expect(applyInBatches(store, changes, { pause })).rejects.toThrow('gone');
    expect(await changedIn(store)).toBe(0);
  });

  it('are all undone when a batch is rejected', async () => {
    const store = failingAt([]);
    const late = { ...changes.at(-1), on: 9 } as Change;
    const applied = await applyInBatches(store, [...changes.slice(0, -1), late], { pause });
    expect(applied).toMatchObject({ ok: false, conflict: { id: `c${all - 1}` } });
    expect(await changedIn(store)).toBe(0);
  });

  it('report partial success when undoing fails too, so that it can be retried', async () => {
    const store = failingAt([2, 3]);
    const applied = await applyInBatches(store, changes, { pause });
    if (applied.ok !== 'partly') throw new Error('the store was down');
    expect(await changedIn(store)).toBe(batchSize);
    expect((await applyInBatches(store, applied.undo, { pause })).ok).toBe(true);
    expect(await changedIn(store)).toBe(0);
  });

  it('succeed without a call to the store when there are none', async () => {
    expect(await applyInBatches(failingAt([1]), [], { pause })).toEqual({ ok: true, undo: [] });
  });
});

describe('batches', () => {
  const weighing = (bytes: number) =>
    clients.slice(0, 30).map((client): Change => ({
      do: 'put',
      in: 'clients',
      record: { ...client, address: 'é'.repeat(bytes / 2) },
      on: null,
    }));
  const heavy = weighing(100_000);

  it.each([
    ['of few changes are one', changes.slice(0, 10), 1],
    ['are no longer than a step', changes, 3],
    ['are no heavier than a call', heavy, 4],
    ['of nothing are none', [], 0],
  ] as const)('%s', (_name, given, count) => {
    const steps = stepsOf(given, bytesOf);
    expect(steps.flat()).toEqual(given);
    expect(steps).toHaveLength(count);
    for (const step of steps) {
      const body = JSON.stringify({ changes: step });
      expect(new TextEncoder().encode(body).length).toBeLessThan(1_048_576);
    }
  });

  it('separate changes that exceed the size limit', () => {
    const giants = weighing(2_000_000).slice(0, 2);
    expect(stepsOf(giants, bytesOf)).toHaveLength(2);
  });
});
