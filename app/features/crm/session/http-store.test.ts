import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Collection } from '#app/domain/crm/entities.ts';
import type { Change } from '#app/domain/crm/store.ts';
import { aClient, aTask } from '../../../../test/contracts/crm-samples.ts';
import { crmStoreContract } from '../../../../test/contracts/crm-store.ts';
import { openApi, type TestedApi } from '../../../../test/crm-api.ts';
import { emptyCrm } from '../../../../test/crm.ts';
import { onEachDatabase } from '../../../../test/databases.ts';
import { createHttpStore, StoreFailure } from './http-store.ts';

const storeOn = ({ ask, openEvents }: TestedApi) => createHttpStore({ ask, openEvents });

const create = (id: string): Change => ({
  do: 'put',
  in: 'clients',
  record: aClient({ id }),
  on: null,
});

onEachDatabase('the CRM through the API', (open) => {
  crmStoreContract('the HTTP client', async () => {
    await emptyCrm(open());
    return storeOn(openApi(open()));
  });

  describe('live updates', () => {
    beforeEach(() => emptyCrm(open()));

    it('reach another browser at once, and a browser of another process soon', async () => {
      const one = openApi(open(), { pollEvery: 5 });
      const other = openApi(open(), { pollEvery: 5 });
      const writer = storeOn(one);
      await writer.apply([create('c0')]);
      const readers = [storeOn(one), storeOn(other)];
      const heard = readers.map(() => vi.fn<(changed: readonly Collection[]) => void>());
      await Promise.all(readers.map((reader) => reader.list('clients', {})));
      const stops = readers.map((reader, at) => reader.subscribe(heard[at] ?? (() => {})));
      await writer.apply([{ do: 'put', in: 'tasks', record: aTask({ id: 't1' }), on: null }]);
      for (const each of heard) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await vi.waitFor(() => expect(each).toHaveBeenCalledWith(['tasks']));
        expect(each).toHaveBeenCalledOnce();
      }
      stops.forEach((stop) => stop());
    });

    it('tell what has changed between the first list and the connection', async () => {
      const api = openApi(open());
      const reader = storeOn(api);
      const writer = storeOn(api);
      await reader.list('clients', {});
      await writer.apply([create('c1')]);
      const heard = vi.fn<(changed: readonly Collection[]) => void>();
      const stop = reader.subscribe(heard);
      await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(['clients']));
      stop();
    });

    it('end when the server leaves', async () => {
      const api = openApi(open());
      const response = await api.ask('/api/crm/live');
      api.leave();
      const text = await response.text();
      expect(text).toMatch(/^retry: \d+\n\n/);
    });
  });

  describe('a failure', () => {
    const failing = (answer: () => Promise<Response>) =>
      createHttpStore({ ask: answer, openEvents: () => () => {} });

    it.each([
      [401, 'signed-out'],
      [403, 'not-allowed'],
      [429, 'busy'],
      [503, 'unreachable'],
      [500, 'refused'],
    ])('of status %i rejects as %s', async (status, code) => {
      const store = failing(async () => new Response(null, { status }));
      await expect(store.list('clients', {})).rejects.toMatchObject({ code });
      await expect(store.get('clients', 'c1')).rejects.toMatchObject({ code });
      await expect(store.apply([create('c1')])).rejects.toBeInstanceOf(StoreFailure);
    });

    it('of the network rejects as unreachable', async () => {
      const store = failing(() => Promise.reject(new TypeError('fetch failed')));
      await expect(store.apply([create('c1')])).rejects.toMatchObject({ code: 'unreachable' });
    });
  });
});
