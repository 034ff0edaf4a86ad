import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crmGroupsContract } from '../../../../test/contracts/crm-groups.ts';
import { crmHistoryContract } from '../../../../test/contracts/crm-history.ts';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import { crmStoreContract } from '../../../../test/contracts/crm-store.ts';
import type { Client } from '../records/entities.ts';
import { createMemoryStore } from './memory-store.ts';
import type { Change } from './store.ts';

const openAt = async (now: () => number) =>
  createMemoryStore({}, () => ({ author: 'Inès Caron', now: new Date(now()).toISOString() }));

crmStoreContract('the memory store', openAt);
crmHistoryContract('the memory store', openAt);
crmGroupsContract('the memory store', openAt);

describe('sorted orders', () => {
  it('equal a fresh sort after any sequence of changes', async () => {
    const step = fc.record({
      id: fc.nat(8),
      name: fc.string({ maxLength: 3 }),
      gone: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const store = createMemoryStore();
        await store.list('clients', {});
        /* oxlint-disable no-await-in-loop -- one after the other is the point */
        for (const { id, name, gone } of steps) {
          const current = await store.get('clients', `c${id}`);
          const record = aClient({ id: `c${id}`, name });
          const change: Change = gone
            ? { do: 'remove', in: 'clients', id: `c${id}`, on: current?.version ?? 0 }
            : { do: 'put', in: 'clients', record, on: current?.version ?? null };
          await store.apply([change]);
        }
        /* oxlint-enable no-await-in-loop */
        const kept = await store.list('clients', { sort: { by: 'name' } });
        const anew = await createMemoryStore({ clients: kept.items }).list('clients', {});
        expect(kept).toEqual(anew);
      }),
    );
  });
});

describe('a bulk change', () => {
  it('leaves every order equal to a fresh sort', async () => {
    const changed = fc.record({ id: fc.nat(300), name: fc.string({ maxLength: 2 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(changed, { minLength: 40, maxLength: 200, selector: ({ id }) => id }),
        async (changes) => {
          const store = createMemoryStore({ clients: manyOf(150) });
          await store.list('clients', {});
          const plan = changes.map(({ id, name }): Change => {
            const on = id < 150 ? 1 : null;
            if (on !== null && name === '')
              return { do: 'remove', in: 'clients', id: `c${id}`, on };
            return { do: 'put', in: 'clients', record: aClient({ id: `c${id}`, name }), on };
          });
          expect((await store.apply(plan)).ok).toBe(true);
          const kept = await store.list('clients', { limit: 1000 });
          const anew = await createMemoryStore({ clients: kept.items.toReversed() }).list(
            'clients',
            { limit: 1000 },
          );
          expect(kept).toEqual(anew);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('read costs', () => {
  /** Clients that count the reads of their name, which searches use, and of their status, which filters use. */
  function watched(count: number) {
    const reads = { name: 0, status: 0 };
    const clients = manyOf(count).map((client): Client => {
      const { name, status } = client;
      return Object.defineProperties(
        { ...client },
        {
          name: { enumerable: true, get: () => ((reads.name += 1), name) },
          status: { enumerable: true, get: () => ((reads.status += 1), status) },
        },
      );
    });
    const cost = async (work: () => Promise<unknown>) => {
      const before = { ...reads };
      await work();
      return { name: reads.name - before.name, status: reads.status - before.status };
    };
    return { store: createMemoryStore({ clients }), cost };
  }

  it('searching reads no record’s name again', async () => {
    const { store, cost } = watched(2000);
    await store.list('clients', {});
    for (const search of ['c', 'client 1', 'commerce', '19 cli'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await cost(() => store.list('clients', { search }))).toEqual({ name: 0, status: 0 });
  });

  it('reading further pages or another order of the same result filters no record again', async () => {
    const { store, cost } = watched(2000);
    const where = { status: 'active' } as const;
    expect((await cost(() => store.list('clients', { where }))).status).toBe(2000);
    for (const from of [0, 50, 1950])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await cost(() => store.list('clients', { where, from }))).status).toBe(0);
    const sort = { by: 'name', descending: true } as const;
    expect((await cost(() => store.list('clients', { where, sort }))).status).toBe(0);
  });

  it('extending a search filters only what the shorter search found', async () => {
    const { store, cost } = watched(2000);
    const where = { status: 'active' } as const;
    await store.list('clients', { where, search: 'client c12' });
    const { items } = await store.list('clients', { where, search: 'client c123', limit: 1000 });
    expect(items).toHaveLength(11);
    expect((await cost(() => store.list('clients', { where, search: 'c1234' }))).status).toBe(1);
  });

  it('searching for duplicates filters only records that share a key', async () => {
    const { store, cost } = watched(2000);
    const find = (key: string) =>
      store.list('clients', { where: { identity: [key], status: 'active' } });
    expect((await find('name:clientc7')).total).toBe(1);
    expect((await cost(() => find('name:clientc8'))).status).toBe(1);
  });
});

function manyOf(count: number): Client[] {
  return Array.from({ length: count }, (_, index) => aClient({ id: `c${index}` }));
}
