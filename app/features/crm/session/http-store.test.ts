import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readChangeCounts } from '#app/data/crm/change-feed.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import type { Collection } from '#app/domain/crm/records/entities.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import { aMessage } from '../../../../test/a-message.ts';
import { crmGroupsContract } from '../../../../test/contracts/crm-groups.ts';
import { crmHistoryContract } from '../../../../test/contracts/crm-history.ts';
import { aClient, aTask } from '../../../../test/contracts/crm-samples.ts';
import { crmStoreContract } from '../../../../test/contracts/crm-store.ts';
import { openApi, type TestedApi } from '../../../../test/crm-api.ts';
import { emptyCrm } from '../../../../test/crm.ts';
import { onEachDatabase } from '../../../../test/databases.ts';
import { createHttpStore, StoreFailure, Unanswered } from './http-store.ts';
import { createLiveEvents } from './live-events.ts';

const storeOn = ({ ask, openEvents }: TestedApi) =>
  createHttpStore({ fetchFn: ask, events: createLiveEvents(openEvents) });

const create = (id: string): Change => ({
  do: 'put',
  in: 'clients',
  record: aClient({ id }),
  on: null,
});

onEachDatabase('the CRM through the API', (open) => {
  const openAt = async (now: () => number) => {
    await emptyCrm(open());
    return storeOn(openApi(open(), { now }));
  };
  crmStoreContract('the HTTP client', openAt);
  crmHistoryContract('the HTTP client', openAt);
  crmGroupsContract('the HTTP client', openAt);

  describe('live updates', () => {
    beforeEach(() => emptyCrm(open()));

    it('reach browsers of the same process and of another process', async () => {
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

    it('include changes made between the first list and the connection', async () => {
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

    it('about leads reach users with access to leads only', async () => {
      const [one, other] = [
        openApi(open(), { pollEvery: 5 }),
        openApi(open(), { role: 'read-only' }),
      ];
      const events = createLiveEvents(one.openEvents);
      const heard = vi.fn<() => void>();
      const stop = events.watch('leads', heard);
      // A read may be older than the stream.
      await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
      const follow = () => Promise.resolve();
      await createLeadStore(open()).receive(aMessage(), follow);
      await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
      stop();
      const told = await new Promise<object>((resolve) => {
        const close = other.openEvents('/api/crm/live', (_event, data) => {
          close();
          resolve(JSON.parse(data) as object);
        });
      });
      expect(told).not.toHaveProperty('leads');
    });

    it('on opening, report only what changed since the page was rendered', async () => {
      const api = openApi(open(), { pollEvery: 5 });
      const follow = () => Promise.resolve();
      await createLeadStore(open()).receive(aMessage(), follow);
      const events = createLiveEvents(api.openEvents).since(await readChangeCounts(open().db));
      await createLeadStore(open()).receive(aMessage(), follow);
      const aListener = () => vi.fn<() => void>();
      const [changed, unchanged, opened] = [aListener(), aListener(), aListener()];
      const stops = [
        events.watch('leads', changed),
        // There are no bookings.
        events.watch(['bookings', 'notifications'], unchanged),
        events.subscribe(opened),
      ];
      await vi.waitFor(() => expect(opened).toHaveBeenCalled());
      expect(changed).toHaveBeenCalledOnce();
      expect(unchanged).not.toHaveBeenCalled();
      await createLeadStore(open()).receive(aMessage(), follow);
      await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
      stops.forEach((stop) => stop());
    });

    it('end when the server stops', async () => {
      const api = openApi(open());
      const response = await api.ask('/api/crm/live');
      api.leave();
      const text = await response.text();
      expect(text).toMatch(/^retry: \d+\n\n/);
    });
  });

  describe('a failure', () => {
    const failing = (answer: () => Promise<Response>) =>
      createHttpStore({ fetchFn: answer, events: createLiveEvents(() => () => {}) });

    it.each([
      [401, 'signed-out'],
      [403, 'not-allowed'],
      [429, 'busy'],
      [503, 'unreachable'],
      [500, 'refused'],
    ])('with status %i rejects as %s', async (status, code) => {
      const store = failing(async () => new Response(null, { status }));
      await expect(store.list('clients', {})).rejects.toMatchObject({ code });
      await expect(store.get('clients', 'c1')).rejects.toMatchObject({ code });
      await expect(store.apply([create('c1')])).rejects.toBeInstanceOf(StoreFailure);
    });

    it('of the network rejects a read as unreachable', async () => {
      const store = failing(() => Promise.reject(new TypeError('fetch failed')));
      await expect(store.list('clients', {})).rejects.toMatchObject({ code: 'unreachable' });
    });

    it.each([
      ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
      ['a part of an answer', async () => new Response('{"undo": [')],
      ['the answer of a proxy that got none', async () => new Response(null, { status: 502 })],
      ['the answer of a proxy that gave up', async () => new Response(null, { status: 504 })],
    ])('after changes with %s rejects as unanswered', async (_, ask) => {
      const store = failing(ask);
      await expect(store.apply([create('c1')])).rejects.toBeInstanceOf(Unanswered);
    });
  });
});
