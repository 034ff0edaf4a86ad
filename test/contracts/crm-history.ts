import { beforeEach, describe, expect, it } from 'vitest';
import { planAddNote } from '#app/domain/crm/plans/clients.ts';
import {
  planObserve,
  planScore,
  readObservations,
} from '#app/domain/crm/prospecting/observations.ts';
import type { Client, JournalEntry } from '#app/domain/crm/records/entities.ts';
import { planMerge, usualChoices } from '#app/domain/crm/records/merge.ts';
import type { Change, CrmStore } from '#app/domain/crm/store/store.ts';
import { aPlanning } from './crm-planning.ts';
import { aClient, anEntry } from './crm-samples.ts';

const author = 'Inès Caron';
const hour = 3_600_000;
const start = Date.UTC(2026, 0, 15, 12);
const at = (hours: number) => new Date(start + hours * hour).toISOString();

/** Author and time forged by a caller. */
const forged = { author: 'Mathilde Arsenault', at: '2020-02-02T02:02:02.020Z' };
const note = (id: string, text = `Note ${id}`) => ({ id, text, ...forged });
const kept = (id: string, hours = 0) => ({ id, text: `Note ${id}`, author, at: at(hours) });

const putClient = (record: Client, on: number | null): Change => ({
  do: 'put',
  in: 'clients',
  record,
  on,
});
const putEntry = (record: JournalEntry, on: number | null): Change => ({
  do: 'put',
  in: 'journal',
  record,
  on,
});

/**
 * How every store that knows its writer treats notes and journal entries, whatever a plan says.
 *
 * @param open opens a store with this clock, in epoch milliseconds, for Inès Caron, who may do everything
 */
export function crmHistoryContract(
  name: string,
  open: (now: () => number) => Promise<CrmStore>,
): void {
  describe(`${name} keeps history`, () => {
    let store: CrmStore;
    let now: number;

    beforeEach(async () => {
      now = start;
      store = await open(() => now);
    });

    async function clientOf(id: string): Promise<Client> {
      const found = await store.get('clients', id);
      if (!found) throw new Error(`There is no client ${id}`);
      return found;
    }

    async function apply(...changes: Change[]): Promise<readonly Change[]> {
      const applied = await store.apply(changes);
      if (!applied.ok) throw new Error('Nothing stood in the way');
      return applied.undo;
    }

    /** Clients with two notes each. */
    async function withNotes(...ids: string[]): Promise<void> {
      await apply(
        ...ids.map((id) =>
          putClient(aClient({ id, notes: [note(`${id}-1`), note(`${id}-2`)] }), null),
        ),
      );
    }

    it('stamps notes of a new client with the writer and the time', async () => {
      await withNotes('c1');
      expect((await clientOf('c1')).notes).toEqual([kept('c1-1'), kept('c1-2')]);
    });

    it('stamps a new entry with the writer and the time', async () => {
      const times = { timestamp: forged.at, createdAt: forged.at, updatedAt: forged.at };
      await apply(putEntry(anEntry({ id: 'j1', author: forged.author, ...times }), null));
      const real = { timestamp: at(0), createdAt: at(0), updatedAt: at(0) };
      expect(await store.get('journal', 'j1')).toEqual(anEntry({ id: 'j1', author, ...real }));
    });

    it('appends notes, and keeps existing ones', async () => {
      await withNotes('c1');
      now += hour;
      const client = await clientOf('c1');
      await apply(putClient({ ...client, notes: [...client.notes, note('n3')] }, 1));
      expect((await clientOf('c1')).notes).toEqual([...client.notes, kept('n3', 1)]);
    });

    type Notes = Client['notes'];
    const replaced = (notes: Notes, fields: object) => [
      { ...notes[0], ...fields } as Notes[number],
      ...notes.slice(1),
    ];

    it.each<[what: string, change: (notes: Notes) => Notes]>([
      ['another text', (notes) => replaced(notes, { text: 'Never said' })],
      ['another author', (notes) => replaced(notes, { author: forged.author })],
      ['another time', (notes) => replaced(notes, { at: forged.at })],
      ['another id', (notes) => replaced(notes, { id: 'n9' })],
      ['one note less', (notes) => notes.slice(1)],
      ['no notes', () => []],
    ])('rejects %s in place of a note, with the whole plan', async (_what, change) => {
      await withNotes('c1');
      const client = await clientOf('c1');
      const plan = [
        putClient({ ...client, notes: change(client.notes) }, 1),
        putEntry(anEntry({ id: 'j1' }), null),
      ];
      await expect(store.apply(plan)).rejects.toThrow(Error);
      expect(await clientOf('c1')).toEqual(client);
      expect(await store.get('journal', 'j1')).toBeNull();
    });

    it('rejects changes of an entry', async () => {
      await apply(putEntry(anEntry({ id: 'j1' }), null));
      const entry = (await store.get('journal', 'j1')) as JournalEntry;
      await expect(store.apply([putEntry({ ...entry, title: 'Other' }, 1)])).rejects.toThrow(Error);
      expect(await store.get('journal', 'j1')).toEqual(entry);
    });

    it('undoes and redoes an added note', async () => {
      await withNotes('c1');
      now += hour;
      const before = await clientOf('c1');
      const undo = await apply(...planAddNote(before, 'Rappeler', aPlanning()));
      const added = (await clientOf('c1')).notes;
      now += hour;
      const redo = await apply(...undo);
      expect((await clientOf('c1')).notes).toEqual(before.notes);
      await apply(...redo);
      expect((await clientOf('c1')).notes).toEqual(added);
    });

    it('rejects a plan that only resembles an undo', async () => {
      await withNotes('c1');
      const client = await clientOf('c1');
      const [undo] = await apply(...planAddNote(client, 'Rappeler', aPlanning()));
      if (undo?.do !== 'put' || undo.in !== 'clients') throw new Error('It puts the client back');
      const byHand = putClient({ ...undo.record, notes: [note('c1-1', 'Never said')] }, undo.on);
      await expect(store.apply([byHand])).rejects.toThrow(Error);
      await apply(putClient({ ...(await clientOf('c1')), name: 'Renamed' }, 2));
      // An undo is also rejected once it is not of the last change.
      await expect(store.apply([{ ...undo, on: 3 }])).rejects.toThrow(Error);
      expect((await clientOf('c1')).notes).toHaveLength(3);
    });

    it('restores removed records with their original notes and entries', async () => {
      await withNotes('c1');
      await apply(putEntry(anEntry({ id: 'j1' }), null));
      const [client, entry] = [await clientOf('c1'), await store.get('journal', 'j1')];
      now += hour;
      const undo = await apply(
        { do: 'remove', in: 'clients', id: 'c1', on: 1 },
        { do: 'remove', in: 'journal', id: 'j1', on: 1 },
      );
      now += hour;
      const withoutNotes = putClient({ ...client, notes: [] }, null);
      await expect(store.apply([withoutNotes])).rejects.toThrow(Error);
      const other = { title: 'Never said', author: forged.author, timestamp: forged.at };
      const byHand = undo.map((change) =>
        change.do === 'put' && change.in === 'journal'
          ? putEntry({ ...change.record, ...other }, null)
          : change,
      );
      await apply(...byHand);
      expect(await clientOf('c1')).toEqual(client);
      expect(await store.get('journal', 'j1')).toEqual(entry);
    });

    it('merges notes with their authors and times, and undoes the merge', async () => {
      await withNotes('c1');
      now += hour;
      await withNotes('c2');
      const [one, two] = [await clientOf('c1'), await clientOf('c2')];
      now += hour;
      const nothing = { projects: [], tasks: [] };
      const undo = await apply(
        ...planMerge(one, two, usualChoices(one, two), nothing, aPlanning()),
      );
      expect((await clientOf('c1')).notes).toEqual([...one.notes, ...two.notes]);
      await apply(...undo);
      expect((await clientOf('c1')).notes).toEqual(one.notes);
      expect(await clientOf('c2')).toEqual(two);
    });

    it('stamps notes copied from another client as new', async () => {
      await withNotes('c1', 'c2');
      now += hour;
      const [one, two] = [await clientOf('c1'), await clientOf('c2')];
      await apply(putClient({ ...one, notes: [...one.notes, ...two.notes] }, 1));
      expect((await clientOf('c1')).notes.slice(2)).toEqual([kept('c2-1', 1), kept('c2-2', 1)]);
    });

    it('stamps every note of many clients in one plan with the writer and the time', async () => {
      const ids = Array.from({ length: 60 }, (_, index) => `c${index}`);
      await withNotes(...ids);
      const found = await Promise.all(ids.map(clientOf));
      for (const { id, notes } of found) expect(notes).toEqual([kept(`${id}-1`), kept(`${id}-2`)]);
    });

    it('sets the time of an observation itself', async () => {
      const read = readObservations({ hasWebsite: 1 });
      if (!read.ok) throw new Error('The observations are good');
      const planning = aPlanning({ now: forged.at, author: forged.author });
      await apply(putClient(aClient({ id: 'c1' }), null));
      now += hour;
      await apply(...planObserve(await clientOf('c1'), read.observations, planning));
      now += hour;
      const later = '2030-01-01T00:00:00.000Z';
      await apply(...planScore(await clientOf('c1'), read.observations, later, planning));
      const { items } = await store.list('journal', { where: { relatedId: 'c1' } });
      expect(items.map(({ timestamp }) => timestamp).toSorted()).toEqual([at(1), at(1), at(2)]);
      expect(new Set(items.map((entry) => entry.author))).toEqual(new Set([author]));
      const scores = items.flatMap(({ basis }) => basis?.inputs['observedAt'] ?? []);
      expect(scores).toEqual([at(1), at(1)]);
    });
  });
}
