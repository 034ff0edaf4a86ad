import { describe, expect, it, vi } from 'vitest';
import { collections } from '#app/domain/crm/records/entities.ts';
import { createMemoryStore } from '#app/domain/crm/store/memory-store.ts';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import { createAgendaClient, openLiveMeetings } from '../agenda/agenda-client.ts';
import { StoreFailure } from './http-store.ts';
import { createLiveEvents } from './live-events.ts';
import { createWatchedStore } from './watched-store.ts';

function opened() {
  const memory = createMemoryStore({ clients: [aClient({ id: 'c1', version: 2 })] });
  let failure: Error | null = null;
  const asked = <Answer>(answer: () => Promise<Answer>) =>
    failure ? Promise.reject(failure) : answer();
  const store = createWatchedStore({
    ...memory,
    get: (...given) => asked(() => memory.get(...given)),
    list: (...given) => asked(() => memory.list(...given)),
    apply: (changes) => asked(() => memory.apply(changes)),
  });
  return {
    store,
    fail: (next: Error | null) => {
      failure = next;
    },
  };
}

describe('the watched store', () => {
  it.each(['unreachable', 'busy', 'signed-out'] as const)(
    'reports that it is %s until a retry succeeds',
    async (code) => {
      const { store, fail } = opened();
      const heard = vi.fn<() => void>();
      const changed = vi.fn<() => void>();
      store.onTrouble(heard);
      store.subscribe(changed);
      fail(new StoreFailure(code));
      await expect(store.list('clients', {})).rejects.toMatchObject({ code });
      await expect(store.get('clients', 'c1')).rejects.toMatchObject({ code });
      expect(store.trouble()).toBe(code);
      expect(heard).toHaveBeenCalledOnce();
      fail(null);
      // One success does not clear failures of other reads.
      await store.list('clients', {});
      expect(store.trouble()).toBe(code);
      store.retry();
      expect(store.trouble()).toBeNull();
      expect(changed).toHaveBeenCalledExactlyOnceWith(collections);
    },
  );

  it.each([new StoreFailure('not-allowed'), new StoreFailure('refused'), new RangeError('no')])(
    'stays available when %s concerns only the request',
    async (error) => {
      const { store, fail } = opened();
      fail(error);
      await expect(store.apply([])).rejects.toBe(error);
      expect(store.trouble()).toBeNull();
    },
  );

  it('reports failures of meetings, which are read again once it is available', async () => {
    const { store } = opened();
    const refusing = createAgendaClient(() => Promise.resolve(Response.json({}, { status: 401 })));
    const events = createLiveEvents(() => () => undefined);
    const meetings = openLiveMeetings({ events, store }, refusing);
    const again = vi.fn<() => void>();
    const stop = meetings.watch(again);
    const asked = { from: '2026-01-05', days: 7, timeZone: 'Europe/Paris', member: '' } as const;
    await expect(meetings.read(asked)).rejects.toMatchObject({ code: 'signed-out' });
    expect(store.trouble()).toBe('signed-out');
    expect(again).not.toHaveBeenCalled();
    store.retry();
    stop();
    store.retry();
    expect(again).toHaveBeenCalledOnce();
  });

  it('caches the versions it has read and written', async () => {
    const { store } = opened();
    await store.get('clients', 'c1');
    const record = aClient({ id: 'c1', version: 2, name: 'New' });
    await store.apply([{ do: 'put', in: 'clients', record, on: 2 }]);
    await store.list('clients', {});
    expect(store.seen('clients', 'c1', 2)).toEqual(aClient({ id: 'c1', version: 2 }));
    expect(store.seen('clients', 'c1', 3)).toMatchObject({ name: 'New' });
    expect(store.seen('clients', 'c1', 4)).toBeNull();
  });
});
