import { beforeEach, describe, expect, it } from 'vitest';
import type { Client, Collection, Records } from '#app/domain/crm/entities.ts';
import { firstScore } from '#app/domain/crm/ila-score.ts';
import type { Filters, Query } from '#app/domain/crm/query.ts';
import type { Change, CrmStore } from '#app/domain/crm/store.ts';
import type { FiguresQuery } from '#app/domain/crm/figures.ts';
import { aClient, anEntry, aProject, aTask } from './crm-samples.ts';

const score = (value: number) => firstScore(value, '2026-01-15T12:00:00.000Z');

const clients = [
  aClient({ id: 'c1', name: 'Boulangerie Élan', sector: 'restauration', revenue: 900 }),
  aClient({ id: 'c2', name: 'Atelier Nord', status: 'prospect', ilaScore: score(55) }),
  aClient({ id: 'c3', name: 'clinique Soleil', sector: 'santé', ilaScore: score(91) }),
  aClient({ id: 'c4', name: 'Zénith Auto', status: 'inactive', assignedTo: 'Mateo Rivas' }),
  aClient({ id: 'c5', name: 'Atelier Nord', tags: ['vip'], revenue: 5000 }),
];

const put = <C extends Collection>(into: C, record: Records[C], on: number | null): Change =>
  ({ do: 'put', in: into, record, on }) as unknown as Change;
const remove = (from: Collection, id: string, on: number): Change => ({
  do: 'remove',
  in: from,
  id,
  on,
});

const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

/** What every store of the CRM has to hold to. */
export function crmStoreContract(name: string, open: () => Promise<CrmStore>): void {
  describe(`${name} is a CRM store`, () => {
    let store: CrmStore;

    beforeEach(async () => {
      store = await open();
      await store.apply(clients.map((client) => put('clients', client, null)));
    });

    it('gives a record by its id, and nothing for nobody’s', async () => {
      expect(await store.get('clients', 'c3')).toEqual(clients[2]);
      expect(await store.get('clients', 'c9')).toBeNull();
      expect(await store.get('tasks', 'c3')).toBeNull();
    });

    it.each<[what: string, query: Query<'clients'>, found: string[]]>([
      ['everything by name, accents and case aside', {}, ['c2', 'c5', 'c1', 'c3', 'c4']],
      ['a word of the name', { search: 'elan' }, ['c1']],
      ['a word of the sector', { search: 'SANTE' }, ['c3']],
      ['all words, each anywhere', { search: 'nord atel' }, ['c2', 'c5']],
      ['no word', { search: '  ' }, ['c2', 'c5', 'c1', 'c3', 'c4']],
      ['nothing', { search: 'élan nord' }, []],
      ['markup, which is only text', { search: '<b>%_' }, []],
    ])('finds %s', async (_what, query, found) => {
      expect(ids(await store.list('clients', query))).toEqual(found);
    });

    it.each<[what: string, where: Filters['clients'], found: string[]]>([
      ['a status', { status: 'prospect' }, ['c2']],
      ['an owner', { assignedTo: 'Mateo Rivas' }, ['c4']],
      ['a sector', { sector: 'santé' }, ['c3']],
      ['a tag', { tag: 'vip' }, ['c5']],
      ['a lowest score', { scoreFrom: 70 }, ['c5', 'c1', 'c3', 'c4']],
      ['several at once', { status: 'active', scoreFrom: 80 }, ['c3']],
      ['the same business', { identity: ['name:ateliernord', 'phone:0000000000'] }, ['c2', 'c5']],
    ])('filters by %s', async (_what, where, found) => {
      expect(ids(await store.list('clients', { where }))).toEqual(found);
    });

    it.each<[NonNullable<Query<'clients'>['sort']>, string[]]>([
      [{ by: 'name', descending: true }, ['c4', 'c3', 'c1', 'c5', 'c2']],
      [{ by: 'score' }, ['c2', 'c1', 'c4', 'c5', 'c3']],
      [{ by: 'revenue', descending: true }, ['c5', 'c4', 'c3', 'c2', 'c1']],
    ])('sorts by %o', async (sort, found) => {
      expect(ids(await store.list('clients', { sort }))).toEqual(found);
    });

    it('gives a window of what matches, and how much that is', async () => {
      const page = await store.list('clients', { from: 1, limit: 2 });
      expect(ids(page)).toEqual(['c5', 'c1']);
      expect(page.total).toBe(5);
      expect(await store.list('clients', { from: 9 })).toEqual({ items: [], total: 5 });
    });

    it.each<[name: string, query: Query<'clients'>, found: string[]]>([
      ['by name', {}, ['c2', 'c5', 'c1', 'c3', 'c4']],
      [
        'by name, backwards',
        { sort: { by: 'name', descending: true } },
        ['c4', 'c3', 'c1', 'c5', 'c2'],
      ],
      ['by a number', { sort: { by: 'score' } }, ['c2', 'c1', 'c4', 'c5', 'c3']],
      [
        'by an instant',
        { sort: { by: 'updatedAt', descending: true } },
        ['c5', 'c4', 'c3', 'c2', 'c1'],
      ],
      ['through a search', { search: 'a', sort: { by: 'status' } }, ['c1', 'c3', 'c5', 'c4', 'c2']],
      ['through a filter', { where: { status: 'active' } }, ['c5', 'c1', 'c3']],
    ])('leads from page to page %s', async (_name, query, found) => {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await store.list('clients', { ...query, limit: 2, ...(after && { after }) });
        expect(page.total).toBe(found.length);
        seen.push(...ids(page));
        after = page.next;
      } while (after !== undefined && seen.length < 10);
      expect(seen).toEqual(found);
    });

    it('goes on where a page ended, whatever has come before it since', async () => {
      const { next = '' } = await store.list('clients', { limit: 2 });
      await store.apply([put('clients', aClient({ id: 'c6', name: 'Aa' }), null)]);
      expect(ids(await store.list('clients', { after: next, limit: 2 }))).toEqual(['c1', 'c3']);
    });

    it('leads through what has no date', async () => {
      const dues = ['2026-02-01', null, '2026-01-10', null];
      await store.apply(dues.map((due, at) => put('tasks', aTask({ id: `t${at}`, due }), null)));
      for (const [descending, found] of [
        [false, ['t2', 't0', 't1', 't3']],
        [true, ['t3', 't1', 't0', 't2']],
      ] as const) {
        const sort = { by: 'due', descending } as const;
        const first = await store.list('tasks', { sort, limit: 3 });
        const second = await store.list('tasks', { sort, limit: 3, after: first.next ?? '' });
        expect([...ids(first), ...ids(second)]).toEqual(found);
      }
    });

    it.each(['', 'x', '[]', '[{},"c1"]'])('refuses %j for a cursor', async (after) => {
      await expect(store.list('clients', { after })).rejects.toThrow(RangeError);
    });

    it('raises the version with each change and keeps the order right', async () => {
      const client = { ...clients[3], name: 'Aile Auto' } as Client;
      expect((await store.apply([put('clients', client, 1)])).ok).toBe(true);
      expect(await store.get('clients', 'c4')).toEqual({ ...client, version: 2 });
      expect(ids(await store.list('clients', {}))[0]).toBe('c4');
    });

    it('applies all changes or none, and says what stood in the way', async () => {
      const changes = [put('tasks', aTask({ id: 't1' }), null), remove('clients', 'c1', 7)];
      expect(await store.apply(changes)).toEqual({
        ok: false,
        conflict: { in: 'clients', id: 'c1', current: clients[0] },
      });
      expect(await store.get('tasks', 't1')).toBeNull();
    });

    it.each<[name: string, change: Change]>([
      ['made twice', put('clients', aClient({ id: 'c1' }), null)],
      ['changed when gone', put('clients', aClient({ id: 'c9' }), 1)],
      ['changed from an old version', put('clients', aClient({ id: 'c1' }), 4)],
      ['removed when gone', remove('clients', 'c9', 1)],
    ])('refuses a record %s', async (_name, change) => {
      expect((await store.apply([change])).ok).toBe(false);
    });

    it('takes back what was done, in one step', async () => {
      const renamed = { ...clients[0], name: 'Autre' } as Client;
      const done = await store.apply([
        put('clients', renamed, 1),
        remove('clients', 'c2', 1),
        put('projects', aProject({ id: 'p1' }), null),
      ]);
      if (!done.ok) throw new Error('nothing stood in the way');
      expect((await store.apply(done.undo)).ok).toBe(true);
      expect(await store.get('clients', 'c1')).toMatchObject({ name: 'Boulangerie Élan' });
      expect(await store.get('clients', 'c2')).toMatchObject({ name: 'Atelier Nord' });
      expect(await store.get('projects', 'p1')).toBeNull();
      expect((await store.list('clients', {})).total).toBe(5);
    });

    it('does not take back what somebody has changed since', async () => {
      const done = await store.apply([put('clients', { ...clients[0], name: 'A' } as Client, 1)]);
      await store.apply([put('clients', { ...clients[0], name: 'B' } as Client, 2)]);
      if (!done.ok) throw new Error('nothing stood in the way');
      expect((await store.apply(done.undo)).ok).toBe(false);
      expect(await store.get('clients', 'c1')).toMatchObject({ name: 'B' });
    });

    it('tells which collections have changed, until it is asked to stop', async () => {
      const heard: (readonly Collection[])[] = [];
      const stop = store.subscribe((changed) => heard.push(changed));
      await store.apply([
        put('tasks', aTask({ id: 't1' }), null),
        put('journal', anEntry({ id: 'j1' }), null),
      ]);
      await store.apply([remove('tasks', 't1', 9)]);
      stop();
      await store.apply([remove('tasks', 't1', 1)]);
      expect(heard).toEqual([['tasks', 'journal']]);
    });

    describe('with figures', () => {
      const query: FiguresQuery = { until: '2026-01-15T12:00:00.000Z', months: 3 };
      const at = (day: string) => `${day}T10:00:00.000Z`;
      const measured = (...scores: [day: string, score: number][]) => ({
        ...firstScore(scores.at(-1)?.[1] ?? 0, at(scores[0]?.[0] ?? '')),
        history: scores.map(([day, value]) => ({ date: at(day), score: value })),
      });

      it('adds up what there is', async () => {
        await store.apply([
          ...clients.map(({ id }) => remove('clients', id, 1)),
          ...[
            aClient({
              id: 'f1',
              createdAt: at('2025-06-01'),
              assignedTo: 'Mateo Rivas',
              revenue: 100,
              services: ['ila', 'seo'],
              ilaScore: measured(['2025-06-01', 40], ['2025-12-01', 50], ['2025-12-20', 64]),
            }),
            aClient({
              id: 'f2',
              createdAt: at('2026-01-12'),
              status: 'prospect',
              revenue: 30,
              services: ['seo'],
              ilaScore: measured(['2026-01-12', 100]),
            }),
            aClient({ id: 'f3', createdAt: at('2026-01-11'), assignedTo: '', revenue: 7 }),
          ].map((client) => put('clients', client, null)),
          put('projects', aProject({ id: 'p1', stage: 'live', createdAt: at('2025-12-31') }), null),
          put('tasks', aTask({ id: 't1', status: 'progress', owner: 'Mateo Rivas' }), null),
          put('journal', anEntry({ id: 'j1', timestamp: at('2026-01-05') }), null),
          put('journal', anEntry({ id: 'j2', timestamp: at('2025-01-05') }), null),
        ]);
        const figures = await store.figures(query);
        expect(figures).toEqual({
          owners: ['Inès Caron', 'Mateo Rivas'],
          revenue: [
            ['2025-11', 100],
            ['2025-12', 100],
            ['2026-01', 137],
          ],
          revenueByOwner: [
            ['Mateo Rivas', 100],
            ['Inès Caron', 30],
            ['', 7],
          ],
          revenueByService: [
            ['seo', 80],
            ['ila', 50],
            ['', 7],
          ],
          classes: [0, 0, 0, 0, 0, 0, 1, 1, 0, 1],
          statuses: { active: 2, prospect: 1, inactive: 0 },
          pipeline: { discovery: 0, proposal: 0, production: 0, review: 0, live: 1 },
          tasks: { todo: 0, progress: 1, done: 0 },
          scoreByMonth: [
            ['2025-12', 64],
            ['2026-01', 78],
          ],
          weeks: expect.anything(),
        });
        expect(figures.weeks).toHaveLength(11);
        expect(figures.weeks.slice(-3)).toEqual([
          { monday: '2025-12-29', entries: 0, clients: 0, projects: 1, tasks: 0 },
          { monday: '2026-01-05', entries: 1, clients: 1, projects: 0, tasks: 0 },
          { monday: '2026-01-12', entries: 0, clients: 1, projects: 0, tasks: 1 },
        ]);
        expect(await store.overview()).toEqual({
          activeClients: 2,
          averageScore: 78,
          monthlyRevenue: 137,
          tasksInProgress: 1,
        });
      });

      it('says what is one owner’s, and who the owners are', async () => {
        await store.apply([put('tasks', aTask({ id: 't1', owner: 'Mateo Rivas' }), null)]);
        const figures = await store.figures({ ...query, owner: 'Mateo Rivas' });
        expect(figures).toMatchObject({
          owners: ['Inès Caron', 'Mateo Rivas'],
          revenueByOwner: [['Mateo Rivas', 1000]],
          statuses: { active: 0, prospect: 0, inactive: 1 },
          tasks: { todo: 1 },
        });
        expect((await store.figures({ ...query, owner: 'Nobody' })).revenueByOwner).toEqual([]);
      });

      it('follows every change, and its undoing', async () => {
        const before = await store.figures(query);
        const done = await store.apply([
          remove('clients', 'c1', 1),
          put('clients', { ...clients[1], assignedTo: 'New', revenue: 12.3 } as Client, 1),
        ]);
        const after = await store.figures(query);
        expect(after.owners).toContain('New');
        expect(after.statuses.active).toBe(before.statuses.active - 1);
        if (!done.ok) throw new Error('nothing stood in the way');
        await store.apply(done.undo);
        expect(await store.figures(query)).toEqual(before);
      });

      it('is nothing where nothing is', async () => {
        await store.apply(clients.map(({ id }) => remove('clients', id, 1)));
        expect(await store.overview()).toEqual({
          activeClients: 0,
          averageScore: null,
          monthlyRevenue: 0,
          tasksInProgress: 0,
        });
        expect(await store.figures(query)).toMatchObject({ owners: [], scoreByMonth: [] });
      });
    });

    it('lists tasks, projects and the journal by their own rules', async () => {
      await store.apply([
        put('tasks', aTask({ id: 't1', due: '2026-02-01' }), null),
        put('tasks', aTask({ id: 't2', due: '2026-01-10', status: 'progress' }), null),
        put('tasks', aTask({ id: 't3', due: '2026-01-05', status: 'done' }), null),
        put('projects', aProject({ id: 'p1', stage: 'live' }), null),
        put('projects', aProject({ id: 'p2', clientId: 'c2' }), null),
        put('journal', anEntry({ id: 'j1', timestamp: '2026-01-01T00:00:00.000Z' }), null),
        put('journal', anEntry({ id: 'j2', timestamp: '2026-01-02T00:00:00.000Z' }), null),
      ]);
      expect(ids(await store.list('tasks', {}))).toEqual(['t3', 't2', 't1']);
      expect(ids(await store.list('tasks', { where: { overdueOn: '2026-01-15' } }))).toEqual([
        't2',
      ]);
      expect(ids(await store.list('projects', { where: { stage: 'live' } }))).toEqual(['p1']);
      expect(ids(await store.list('projects', { sort: { by: 'stage' } }))).toEqual(['p2', 'p1']);
      expect(ids(await store.list('journal', {}))).toEqual(['j2', 'j1']);
      const since = { since: '2026-01-01T12:00:00.000Z' };
      expect(ids(await store.list('journal', { where: since }))).toEqual(['j2']);
    });
  });
}
