import { expect, it, vi } from 'vitest';
import { createMemoryStore } from '#app/domain/crm/store/memory-store.ts';
import type { CrmStore } from '#app/domain/crm/store/store.ts';
import { aClient, aTask } from '../../../../test/contracts/crm-samples.ts';
import { createBatchedGet } from './batched-get.ts';

async function storeWith(count: number) {
  const store = createMemoryStore();
  const clients = Array.from({ length: count }, (_, at) => aClient({ id: `c${at}` }));
  await store.apply([
    ...clients.map((record) => ({ do: 'put', in: 'clients', record, on: null }) as const),
    { do: 'put', in: 'tasks', record: aTask({ id: 't0' }), on: null },
  ]);
  const get = vi.fn<CrmStore['get']>((collection, id) => store.get(collection, id));
  const list = vi.fn<CrmStore['list']>((collection, query) => store.list(collection, query));
  return { get, list, batched: createBatchedGet({ get, list } as Pick<CrmStore, 'get' | 'list'>) };
}

it('reads within one turn are batched into one request per collection', async () => {
  const { batched, get, list } = await storeWith(3);
  const found = await Promise.all([
    batched('clients', 'c0'),
    batched('clients', 'c2'),
    batched('tasks', 't0'),
    batched('clients', 'nobody'),
    batched('clients', 'c2'),
  ]);
  expect(found.map((record) => record?.id)).toEqual(['c0', 'c2', 't0', undefined, 'c2']);
  expect(list.mock.calls).toEqual([
    ['clients', { where: { ids: ['c0', 'c2', 'nobody'] }, limit: 3 }],
  ]);
  expect(get.mock.calls).toEqual([['tasks', 't0']]);
});

it('reads in different turns are not cached', async () => {
  const { batched, get } = await storeWith(1);
  await batched('clients', 'c0');
  await batched('clients', 'c0');
  expect(get).toHaveBeenCalledTimes(2);
});

it('a batch has at most a hundred ids', async () => {
  const { batched, list } = await storeWith(101);
  const asked = Array.from({ length: 101 }, (_, at) => batched('clients', `c${at}`));
  expect(await Promise.all(asked)).not.toContain(null);
  expect(list.mock.calls.map(([, { limit }]) => limit)).toEqual([100, 1]);
});

it('a failed batch rejects every caller', async () => {
  const { batched, list } = await storeWith(0);
  list.mockRejectedValue(new Error('unreachable'));
  const asked = [batched('clients', 'c0'), batched('clients', 'c1')];
  const failures = await Promise.all(
    asked.map((one) => one.catch((error: Error) => error.message)),
  );
  expect(failures).toEqual(['unreachable', 'unreachable']);
});
