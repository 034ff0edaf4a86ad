import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { historyAge, type GroupReverted } from '#app/domain/crm/store/change-group.ts';
import type { Change, CrmStore } from '#app/domain/crm/store/store.ts';
import { aClient, aTask, anEntry } from './crm-samples.ts';

const start = Date.UTC(2026, 0, 15, 12);
const id = (last: number) => `01900000-0000-7000-8000-${String(last).padStart(12, '0')}`;

const twoClients = anEntry({ id: 'e1', title: 'Two clients' });

const put = (record: Client, on: number | null): Change => ({
  do: 'put',
  in: 'clients',
  record,
  on,
});

/**
 * The contract of every store for change groups and removed records.
 *
 * @param open opens an empty store with this clock, in epoch milliseconds, for Inès Caron, who may do everything
 */
export function crmGroupsContract(
  name: string,
  open: (now: () => number) => Promise<CrmStore>,
): void {
  describe(`change groups and bin of ${name}`, () => {
    let store: CrmStore;
    let now: number;

    beforeEach(async () => {
      now = start;
      store = await open(() => now);
    });

    const names = async () => (await store.list('clients', {})).items.map((each) => each.name);
    const revert = (group: string, force = false, as = id(90)) =>
      store.revertGroup(group, { force, after: null, as, conflicts: 0 });

    /** Adds two clients in two calls of one group, with an entry of the journal. */
    async function importTwo() {
      const group = { id: id(1), kind: 'import' } as const;
      await store.apply([put(aClient({ id: 'c1', name: 'A' }), null)], group);
      const entry: Change = { do: 'put', in: 'journal', record: twoClients, on: null };
      await store.apply([put(aClient({ id: 'c2', name: 'B' }), null), entry], group);
    }

    it('records a group as one step of the history, across several calls', async () => {
      await store.apply([put(aClient({ id: 'c0', name: 'Z' }), null)]);
      await importTwo();
      now += 1000;
      const tag = { id: id(2), kind: 'bulk' } as const;
      await store.apply([put(aClient({ id: 'c0', name: 'Y' }), 1)], tag);
      await store.apply([{ do: 'remove', in: 'clients', id: 'c1', on: 1 }], tag);
      expect(await store.groups()).toEqual([
        {
          ...tag,
          at: new Date(now).toISOString(),
          by: 'Inès Caron',
          title: '',
          added: 0,
          changed: 1,
          removed: 1,
          revertedAt: null,
        },
        {
          id: id(1),
          kind: 'import',
          at: new Date(start).toISOString(),
          by: 'Inès Caron',
          title: 'Two clients',
          added: 2,
          changed: 0,
          removed: 0,
          revertedAt: null,
        },
      ]);
      expect(await names()).toEqual(['B', 'Y']);
      expect(await revert(tag.id)).toEqual<GroupReverted>({
        reverted: 2,
        conflicts: [],
        next: null,
      });
      expect(await names()).toEqual(['A', 'B', 'Z']);
    });

    it('reverts a group completely and marks it as reverted, but not twice', async () => {
      await importTwo();
      now += 5000;
      expect(await revert(id(1))).toEqual({ reverted: 2, conflicts: [], next: null });
      expect(await names()).toEqual([]);
      expect((await store.list('journal', {})).total).toBe(0);
      expect(await store.groups()).toMatchObject([
        { id: id(1), title: 'Two clients', revertedAt: new Date(now).toISOString() },
      ]);
      expect(await revert(id(1))).toEqual({ reverted: 0, conflicts: [], next: null });
    });

    it('reports and keeps records changed since, unless forced', async () => {
      await importTwo();
      await store.apply([put(aClient({ id: 'c1', name: 'Changed' }), 1)]);
      expect(await revert(id(1))).toEqual({
        reverted: 1,
        conflicts: [{ in: 'clients', id: 'c1', name: 'Changed' }],
        next: null,
      });
      expect(await names()).toEqual(['Changed']);
      expect(await store.groups()).toMatchObject([{ revertedAt: null }]);
      expect(await revert(id(1), true, id(91))).toEqual({ reverted: 1, conflicts: [], next: null });
      expect(await names()).toEqual([]);
    });

    it('keeps notes written since the reverted change', async () => {
      await store.apply([put(aClient({ id: 'c1', name: 'A', tags: [] }), null)]);
      await store.apply([put(aClient({ id: 'c1', name: 'A', tags: ['vip'] }), 1)], {
        id: id(3),
        kind: 'bulk',
      });
      const client = await store.get('clients', 'c1');
      if (!client) throw new Error('The client is there');
      const note = { id: 'n1', at: client.updatedAt, author: 'Inès Caron', text: 'Later' };
      await store.apply([put({ ...client, notes: [...client.notes, note] }, client.version)]);
      await revert(id(3), true);
      const after = await store.get('clients', 'c1');
      expect([after?.tags, after?.notes.map(({ text }) => text)]).toEqual([[], ['Later']]);
    });

    it('marks a group as reverted by an undo that names it', async () => {
      await importTwo();
      const clients = await Promise.all(['c1', 'c2'].map((each) => store.get('clients', each)));
      const undo = clients.map((each): Change => ({
        do: 'remove',
        in: 'clients',
        id: each?.id ?? '',
        on: 1,
      }));
      await store.apply(undo, { id: id(4), kind: 'revert', reverts: id(1) });
      expect(await store.groups()).toMatchObject([{ id: id(1), revertedAt: expect.any(String) }]);
    });

    it('returns null for an unknown group', async () => {
      expect(await revert(id(77))).toBeNull();
    });

    describe('the bin', () => {
      beforeEach(async () => {
        await store.apply([
          put(aClient({ id: 'c1', name: 'Café Élan' }), null),
          put(aClient({ id: 'c2', name: 'Garage' }), null),
          { do: 'put', in: 'tasks', record: aTask({ id: 't1', title: 'Rappeler' }), on: null },
        ]);
        await store.apply([{ do: 'remove', in: 'clients', id: 'c1', on: 1 }]);
        now += 60_000;
        await store.apply([{ do: 'remove', in: 'tasks', id: 't1', on: 1 }]);
      });

      const found = async (query: Parameters<CrmStore['removed']>[0]) =>
        (await store.removed(query)).items.map(({ record, removedBy, removedAt }) => [
          record.id,
          removedBy,
          removedAt,
        ]);
      const client = ['c1', 'Inès Caron', new Date(start).toISOString()];
      const task = ['t1', 'Inès Caron', new Date(start + 60_000).toISOString()];

      it.each([
        ['everything', {}, [task, client]],
        ['one collection', { collection: 'clients' }, [client]],
        ['words, accents aside', { search: 'elan cafe' }, [client]],
        ['nothing', { search: 'garage' }, []],
      ] as const)('lists %s, latest first', async (_what, query, expected) => {
        expect(await found(query)).toEqual(expected);
      });

      it('lists entries of the journal only when asked: nobody deletes them, an undo does', async () => {
        await store.apply([{ do: 'put', in: 'journal', record: anEntry({ id: 'e9' }), on: null }]);
        await store.apply([{ do: 'remove', in: 'journal', id: 'e9', on: 1 }]);
        expect(await found({})).toEqual([task, client]);
        expect(await found({ collection: 'journal' })).toHaveLength(1);
      });

      it('restores several records at once, and skips missing ones', async () => {
        const items = [
          { collection: 'clients', id: 'c1' },
          { collection: 'tasks', id: 't1' },
          { collection: 'clients', id: 'nobody' },
        ] as const;
        expect(await store.restoreRemoved(items)).toBe(2);
        expect(await names()).toEqual(['Café Élan', 'Garage']);
        expect(await found({})).toEqual([]);
        expect(await store.restoreRemoved(items)).toBe(0);
      });
    });

    it('keeps groups and removed records for thirty days', async () => {
      await importTwo();
      await store.apply([{ do: 'remove', in: 'clients', id: 'c1', on: 1 }]);
      now = start + historyAge;
      expect([(await store.groups()).length, (await store.removed({})).items.length]).toEqual([
        1, 1,
      ]);
    });
  });
}
