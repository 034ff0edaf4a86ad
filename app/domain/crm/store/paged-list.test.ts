import { describe, expect, it } from 'vitest';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import { createMemoryStore } from './memory-store.ts';
import { createPagedList, pageSize } from './paged-list.ts';
import type { CrmStore } from './store.ts';

const clients = Array.from({ length: 1000 }, (_, at) =>
  aClient({ id: `c${String(at).padStart(4, '0')}`, name: 'Same' }),
);

/** A store that records its calls, and responds when told to. */
function slowStore() {
  const memory = createMemoryStore({ clients });
  const asked: { from: number | undefined; answer: () => void; fail: () => void }[] = [];
  const store: CrmStore = {
    ...memory,
    async list(collection, query) {
      await new Promise<void>((resolve, reject) => {
        asked.push({ from: query.from, answer: resolve, fail: () => reject(new Error('gone')) });
      });
      return memory.list(collection, query);
    },
  };
  const list = createPagedList(store, 'clients');
  const turns: (() => void)[] = [];
  const stop = list.subscribe(() => turns.splice(0).forEach((resolve) => resolve()));
  /** Resolves when the list reports a change. */
  const change = () =>
    new Promise<void>((resolve) => {
      turns.push(resolve);
    });
  return { store, memory, list, asked, change, stop };
}

describe('a paged list', () => {
  it('reads only the visible pages, and each once', async () => {
    const { list, asked, change } = slowStore();
    list.look({}, 0, 30);
    list.look({}, 0, 40);
    expect(asked.map(({ from }) => from)).toEqual([0]);
    asked[0]?.answer();
    await change();
    expect(list.current().total).toBe(1000);
    expect(list.current().at(7)?.id).toBe('c0007');
    expect(list.current().at(pageSize)).toBeUndefined();

    list.look({}, 520, 610);
    list.look({}, 530, 620);
    expect(asked.slice(1).map(({ from }) => from)).toEqual([500, 600]);
    asked.slice(1).forEach(({ answer }) => answer());
    await change();
    expect(list.current().at(612)?.id).toBe('c0612');
    expect(list.current().at(7)?.id).toBe('c0007');
  });

  it('reads rows that became visible while the first page was loading', async () => {
    const { list, asked, change } = slowStore();
    list.look({}, 0, 10);
    list.look({}, 0, 150);
    asked[0]?.answer();
    await change();
    expect(asked.map(({ from }) => from)).toEqual([0, 100]);
    asked[1]?.answer();
    await change();
    expect(list.current().at(150)?.id).toBe('c0150');
  });

  it('reads where fast scrolling ends, not the rows it passed', async () => {
    const { list, asked, change } = slowStore();
    list.look({}, 0, 10);
    asked[0]?.answer();
    await change();
    for (const place of [200, 400, 600, 800]) list.look({}, place, place + 10);
    expect(asked.map(({ from }) => from)).toEqual([0, 200]);
    asked[1]?.answer();
    await change();
    expect(asked.map(({ from }) => from)).toEqual([0, 200, 800]);
  });

  it('continues to read after a failure', async () => {
    const { list, asked, change } = slowStore();
    list.look({}, 0, 10);
    asked[0]?.answer();
    await change();
    list.look({}, 200, 210);
    asked[1]?.fail();
    await change();
    expect(list.current()).toMatchObject({ total: 1000, isFailed: true });
    list.look({}, 300, 310);
    asked[2]?.answer();
    await change();
    expect(list.current().at(305)?.id).toBe('c0305');
  });

  it('shows the previous result until the latest query has answered, in any order of responses', async () => {
    const { list, asked, change } = slowStore();
    list.look({}, 0, 10);
    asked[0]?.answer();
    await change();
    list.look({ search: 'nobody' }, 0, 10);
    list.look({ search: 'c' }, 0, 10);
    expect(list.current().total).toBe(1000);
    asked[2]?.answer();
    await change();
    asked[1]?.answer();
    await Promise.resolve();
    expect(list.current().total).toBe(1000);
  });

  it('reads visible rows again when they change', async () => {
    const { list, memory, asked, change } = slowStore();
    list.look({}, 0, 10);
    asked[0]?.answer();
    await change();
    await memory.apply([{ do: 'remove', in: 'clients', id: 'c0000', on: 1 }]);
    expect(asked).toHaveLength(2);
    asked[1]?.answer();
    await change();
    expect(list.current().total).toBe(999);
    expect(list.current().at(0)?.id).toBe('c0001');
  });

  it('reads once more after any number of changes during a read', async () => {
    const { list, memory, asked, change } = slowStore();
    list.look({}, 0, 10);
    await Promise.all(
      ['c0000', 'c0001', 'c0002'].map((id) =>
        memory.apply([{ do: 'remove', in: 'clients', id, on: 1 }]),
      ),
    );
    expect(asked).toHaveLength(1);
    asked[0]?.answer();
    await change();
    expect(asked).toHaveLength(2);
    asked[1]?.answer();
    await change();
    expect(list.current().at(0)?.id).toBe('c0003');
    expect(asked).toHaveLength(2);
  });

  it('reports a failure, and reads again on request', async () => {
    const { list, asked, change } = slowStore();
    list.look({}, 0, 10);
    asked[0]?.fail();
    await change();
    expect(list.current()).toMatchObject({ total: null, isFailed: true });
    list.refresh();
    asked[1]?.answer();
    await change();
    expect(list.current()).toMatchObject({ total: 1000, isFailed: false });
  });

  it('stops reading without subscribers', async () => {
    const { memory, list, asked, change, stop } = slowStore();
    list.look({}, 0, 10);
    asked[0]?.answer();
    await change();
    stop();
    await memory.apply([{ do: 'remove', in: 'clients', id: 'c0000', on: 1 }]);
    expect(asked).toHaveLength(1);
  });
});
