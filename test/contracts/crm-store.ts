import { beforeEach, describe, expect, it } from 'vitest';
import type { FiguresQuery } from '#app/domain/crm/figures/figures.ts';
import { firstScore, unmeasuredScore } from '#app/domain/crm/figures/ila-score.ts';
import type { Client, Collection, Records } from '#app/domain/crm/records/entities.ts';
import type { Filters } from '#app/domain/crm/records/filters.ts';
import { planMerge, usualChoices } from '#app/domain/crm/records/merge.ts';
import type { Query } from '#app/domain/crm/records/query.ts';
import { unknownOrigin } from '#app/domain/crm/records/score-methods.ts';
import type { Change, CrmStore } from '#app/domain/crm/store/store.ts';
import type { TimelineQuery } from '#app/domain/crm/timeline/timeline.ts';
import { findMergeTarget } from '#app/features/crm/clients/record/find-merge-target.ts';
import { aPlanning } from './crm-planning.ts';
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

/**
 * The contract of every store of the CRM.
 *
 * @param open opens an empty store with this clock, in epoch milliseconds
 */
export function crmStoreContract(
  name: string,
  open: (now: () => number) => Promise<CrmStore>,
): void {
  describe(`${name} is a CRM store`, () => {
    let store: CrmStore;
    let now: number;

    beforeEach(async () => {
      now = Date.UTC(2026, 0, 15, 12);
      store = await open(() => now);
      await store.apply(clients.map((client) => put('clients', client, null)));
    });

    it('the store returns a record by its id, and null for an unknown id', async () => {
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
    ])('clients are searched: %s', async (_what, query, found) => {
      expect(ids(await store.list('clients', query))).toEqual(found);
    });

    describe('the search over every field of every collection', () => {
      const shop = aClient({
        id: 'c6',
        name: 'Quincaillerie Lebel',
        sector: 'commerce',
        address: '88, rue des Érables, Rimouski',
        contact: {
          email: 'info@lebel.example',
          phone: '(418) 555-0142 poste 12',
          website: 'https://www.lebel.example',
        },
        services: ['Référencement'],
        tags: ['vip', 'à rappeler'],
        notes: [
          {
            id: 'n1',
            at: '2026-01-15T12:00:00.000Z',
            author: 'Inès',
            text: 'Aime le hockey, •ski.',
          },
          {
            id: 'n2',
            at: '2026-01-15T12:00:00.000Z',
            author: 'Inès',
            text: 'Sa cellulaire : 581.555.0177.',
          },
        ],
        documents: [
          {
            id: 'd1',
            name: 'Contrat signé',
            url: 'https://files.example/contrat-lebel.pdf',
            addedAt: '2026-01-15T12:00:00.000Z',
          },
        ],
      });

      async function search(text: string, limit = 6) {
        const groups = await store.search({ text, limit });
        return groups.flatMap((group) => group.hits.map(({ id }) => `${group.in}/${id}`));
      }

      beforeEach(async () => {
        now += 1000;
        await store.apply([
          put('clients', shop, null),
          put('projects', aProject({ id: 'p1', name: 'Site Lebel', analysis: 'Refonte' }), null),
          put(
            'tasks',
            aTask({
              id: 't1',
              title: 'Rappeler Lebel',
              owner: 'Mateo Rivas',
              checklist: [{ id: 'k1', text: 'Envoyer la soumission', isDone: false }],
            }),
            null,
          ),
          put('journal', anEntry({ id: 'j1', title: 'Appel', content: 'Lebel hésite' }), null),
        ]);
      });

      it.each([
        [
          'a name in every collection',
          'LEBEL',
          ['clients/c6', 'projects/p1', 'tasks/t1', 'journal/j1'],
        ],
        ['words of several fields', 'quincaillerie rimouski vip', ['clients/c6']],
        ['an email address', 'info@lebel', ['clients/c6']],
        ['a site', 'lebel.example', ['clients/c6']],
        ['a street, accents aside', 'erables', ['clients/c6']],
        ['a tag', 'a rappeler', ['clients/c6']],
        ['a service', 'référencement', ['clients/c6']],
        ['a note', 'hockey', ['clients/c6']],
        ['a document', 'contrat signé', ['clients/c6']],
        ['an item of a checklist', 'soumission', ['tasks/t1']],
        ['an owner', 'mateo rivas', ['clients/c4', 'tasks/t1']],
        ['text of a project', 'refonte', ['projects/p1']],
        ['a number as it was typed', '(418) 555-0142', ['clients/c6']],
        ['a number without grouping', '4185550142', ['clients/c6']],
        ['a number with its country', '+1 418 555 0142', ['clients/c6']],
        ['a number with its extension', '418.555.0142 poste 12', ['clients/c6']],
        ['the last seven digits', '555-0142', ['clients/c6']],
        ['the last four digits', '0142', ['clients/c6']],
        ['a number in a note', '(581) 555-0177', ['clients/c6']],
        ['two letters that begin a word', 'qu', ['clients/c6']],
        ['two letters after a sign', 'sk', ['clients/c6']],
        ['no two letters within a word', 'ui', []],
        ['a single character', '%', []],
        ['markup, which is only text', '<b>%_', []],
        ['a word in no record', 'introuvable', []],
        ['only spaces', '  ', []],
      ])('records are found by %s', async (_what, text, found) => {
        expect((await search(text)).toSorted()).toEqual(found.toSorted());
      });

      it('the most recent records come first, up to the limit', async () => {
        now += 1000;
        const changed = { ...shop, updatedAt: new Date(now).toISOString() };
        await store.apply([
          put('clients', { ...changed, id: 'c7', updatedAt: '2026-01-15T12:00:00.000Z' }, null),
          put('clients', { ...changed, id: 'c8', updatedAt: '2026-02-15T12:00:00.000Z' }, null),
        ]);
        const [group] = await store.search({ text: 'quincaillerie', limit: 2 });
        expect(group?.hits.map(({ id }) => id)).toEqual(['c8', expect.any(String)]);
        expect(group?.hasMore).toBe(true);
        expect(await search('quincaillerie')).toHaveLength(3);
      });

      it.each([
        ['its whole name', 'epicerie noel 003', ['c7', 'c8', 'c10', 'c9']],
        ['the beginning of its name', '  Épicerie Noël ', ['c8', 'c7', 'c10', 'c9']],
        ['the end of its name', 'noël 003', ['c10', 'c9', 'c8', 'c7']],
      ])('a record found by %s comes before more recent ones', async (_what, text, found) => {
        const later = (id: string, called: string, values: Partial<Client> = {}) => {
          now += 1000;
          const updatedAt = new Date(now).toISOString();
          return put('clients', aClient({ ...shop, id, name: called, updatedAt, ...values }), null);
        };
        const contact = { ...shop.contact, phone: '514 555-0003' };
        await store.apply([
          later('c7', 'Épicerie Noël 003'),
          later('c8', 'Épicerie Noël 0031'),
          later('c9', 'L’autre épicerie Noël', { contact }),
          later('c10', 'L’autre épicerie Noël', { contact }),
        ]);
        const [group] = await store.search({ text, limit: 4 });
        expect(group?.hits.map(({ id }) => id)).toEqual(found);
        const [first] = await store.search({ text, limit: 1 });
        expect(first?.hits.map(({ id }) => id)).toEqual(found.slice(0, 1));
        expect(first?.hasMore).toBe(true);
      });

      it('a hit has its title, its state and the matching excerpt', async () => {
        const [group] = await store.search({ text: '581 555-0177', limit: 1 });
        expect(group?.hits).toEqual([
          {
            id: 'c6',
            title: 'Quincaillerie Lebel',
            state: 'active',
            excerpt: 'Sa cellulaire : 581.555.0177.',
            at: shop.updatedAt,
          },
        ]);
      });

      it('changed and removed values are no longer found', async () => {
        const kept = (await store.get('clients', 'c6')) ?? shop;
        await store.apply([put('clients', { ...kept, tags: [] }, 1), remove('tasks', 't1', 1)]);
        expect(await search('vip')).toEqual(['clients/c5']);
        expect(await search('soumission')).toEqual([]);
      });
    });

    it.each<[what: string, where: Filters['clients'], found: string[]]>([
      ['a status', { status: 'prospect' }, ['c2']],
      ['an owner', { assignedTo: 'Mateo Rivas' }, ['c4']],
      ['a sector', { sector: 'santé' }, ['c3']],
      ['a tag', { tag: 'vip' }, ['c5']],
      ['a tag, case and accents aside', { tag: 'ViP\u0301' }, ['c5']],
      ['a whole tag', { tag: 'vi' }, []],
      ['a lowest score', { scoreFrom: 70 }, ['c5', 'c1', 'c3', 'c4']],
      ['several at once', { status: 'active', scoreFrom: 80 }, ['c3']],
      ['their ids', { ids: ['c4', 'nobody', 'c2'] }, ['c2', 'c4']],
      ['ids and a status', { ids: ['c1', 'c2'], status: 'prospect' }, ['c2']],
      ['the same business', { identity: ['name:ateliernord', 'phone:0000000000'] }, ['c2', 'c5']],
    ])('clients are filtered by %s', async (_what, where, found) => {
      expect(ids(await store.list('clients', { where }))).toEqual(found);
    });

    it.each<[NonNullable<Query<'clients'>['sort']>, string[]]>([
      [{ by: 'name', descending: true }, ['c4', 'c3', 'c1', 'c5', 'c2']],
      [{ by: 'score' }, ['c2', 'c1', 'c4', 'c5', 'c3']],
      [{ by: 'revenue', descending: true }, ['c5', 'c4', 'c3', 'c2', 'c1']],
    ])('clients are sorted by %o', async (sort, found) => {
      expect(ids(await store.list('clients', { sort }))).toEqual(found);
    });

    it.each([
      [{ by: 'score' }, ['c2', 'c1', 'c4', 'c5', 'c3', 'n1', 'n2']],
      [{ by: 'score', descending: true }, ['c3', 'c5', 'c4', 'c1', 'c2', 'n2', 'n1']],
    ] as const)('unmeasured clients come last by %o', async (sort, found) => {
      const now1 = new Date(now).toISOString();
      await store.apply(
        ['n1', 'n2'].map((id) =>
          put('clients', aClient({ id, ilaScore: unmeasuredScore(now1) }), null),
        ),
      );
      expect(ids(await store.list('clients', { sort }))).toEqual(found);
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await store.list('clients', { sort, limit: 3, ...(after && { after }) });
        seen.push(...ids(page));
        after = page.next;
      } while (after !== undefined && seen.length < 10);
      expect(seen).toEqual(found);
      expect(ids(await store.list('clients', { where: { scoreFrom: 0 }, sort }))).toEqual(
        found.slice(0, 5),
      );
      expect(ids(await store.list('clients', { where: { isUnmeasured: true }, sort }))).toEqual(
        found.slice(5),
      );
    });

    it('figures leave out unmeasured scores, and the revenue of clients who are not active', async () => {
      const at = new Date(now).toISOString();
      await store.apply([
        put('clients', aClient({ id: 'n1', ilaScore: unmeasuredScore(at), revenue: 40 }), null),
      ]);
      expect(await store.overview()).toMatchObject({
        averageScore: Math.round((70 * 3 + 55 + 91) / 5),
        monthlyRevenue: 900 + 1000 + 5000 + 40,
      });
      const figures = await store.figures({ until: at, months: 3 });
      expect(figures.classes.reduce((sum, each) => sum + each, 0)).toBe(5);
      expect(figures.owners).toEqual(['Inès Caron', 'Mateo Rivas']);
      expect(figures.revenueByOwner).toEqual([['Inès Caron', 6940]]);
    });

    it.each([
      'bonjour@quincaillerie-nord.example',
      'QUINCAILLERIE-NORD.example',
      '418 555-0133',
      '(418) 555-0133',
      '+1 418.555.0133',
      '4185550133',
      '555-0133',
    ])('a client with many contact people is found by %s', async (search) => {
      const contact = {
        email: 'bonjour@quincaillerie-nord.example',
        phone: '418 555-0133',
        website: '',
      };
      const contacts = Array.from({ length: 40 }, (_, at) => ({
        id: `p${at}`,
        name: `Personne ${at}`,
        role: '',
        email: `p${at}@ailleurs.example`,
        phone: `581 555-02${at + 10}`,
        language: null,
      }));
      const client = aClient({ id: 'nord', name: 'Quincaillerie', contact, contacts });
      await store.apply([put('clients', client, null)]);
      expect(ids(await store.list('clients', { search }))).toEqual(['nord']);
    });

    it('a client is found by six digits of its number, but not by the area code alone', async () => {
      const contact = { email: '', phone: '418 555-0133', website: '' };
      const client = aClient({ id: 'nord', contact });
      await store.apply([put('clients', client, null)]);
      expect(ids(await store.list('clients', { search: '(418' }))).toEqual([]);
      expect(ids(await store.list('clients', { search: '(418) 555' }))).toEqual(['nord']);
    });

    it('contact people keep their order and are found', async () => {
      const person = { role: 'Gérante', phone: '', language: 'es' } as const;
      const contacts = [
        { ...person, id: 'p1', name: 'Ana Núñez', email: 'ana@elan.example' },
        { ...person, id: 'p2', name: 'Léo Roy', email: '', language: null },
      ];
      const [client] = clients;
      await store.apply([put('clients', { ...(client as Client), contacts }, 1)]);
      expect(await store.get('clients', 'c1')).toMatchObject({ contacts });
      expect(ids(await store.list('clients', { search: 'nunez' }))).toEqual(['c1']);
    });

    it('a query returns a window of the matches and their total', async () => {
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
    ])('cursors lead from page to page %s', async (_name, query, found) => {
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

    it('a cursor continues after its record, despite insertions before it', async () => {
      const { next = '' } = await store.list('clients', { limit: 2 });
      await store.apply([put('clients', aClient({ id: 'c6', name: 'Aa' }), null)]);
      expect(ids(await store.list('clients', { after: next, limit: 2 }))).toEqual(['c1', 'c3']);
    });

    it('cursors work for records without a date', async () => {
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

    it('done tasks come after open ones, each sorted by due date', async () => {
      const tasks = [
        ['t0', 'done', '2026-01-01'],
        ['t1', 'todo', null],
        ['t2', 'progress', '2026-03-01'],
        ['t3', 'done', null],
        ['t4', 'todo', '2026-02-01'],
      ] as const;
      await store.apply(
        tasks.map(([id, status, due]) => put('tasks', aTask({ id, status, due }), null)),
      );
      expect(ids(await store.list('tasks', {}))).toEqual(['t4', 't2', 't1', 't0', 't3']);
      const t4 = aTask({ id: 't4', status: 'done', due: '2026-02-01' });
      await store.apply([put('tasks', t4, 1)]);
      expect(ids(await store.list('tasks', {}))).toEqual(['t2', 't1', 't0', 't4', 't3']);
    });

    it.each(['', 'x', '[]', '[{},"c1"]'])('the cursor %j is rejected', async (after) => {
      await expect(store.list('clients', { after })).rejects.toThrow(RangeError);
    });

    it('each change raises a record’s version and keeps the sort order', async () => {
      const client = { ...clients[3], name: 'Aile Auto' } as Client;
      expect((await store.apply([put('clients', client, 1)])).ok).toBe(true);
      expect(await store.get('clients', 'c4')).toEqual({ ...client, version: 2 });
      expect(ids(await store.list('clients', {}))[0]).toBe('c4');
    });

    it('changes are applied all or none, and a conflict names its record', async () => {
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
    ])('a batch is rejected with a record %s', async (_name, change) => {
      expect((await store.apply([change])).ok).toBe(false);
    });

    it('a client to be added only once is rejected when another has its identity', async () => {
      const add = (id: string, called: string): Change => ({
        do: 'put',
        in: 'clients',
        record: aClient({ id, name: called, contact: { email: '', phone: '', website: '' } }),
        on: null,
        isOnly: true,
      });
      expect((await store.apply([add('n1', 'Épicerie Zénith inc.')])).ok).toBe(true);
      expect(await store.apply([add('n2', 'Epicerie Zenith')])).toEqual({
        ok: false,
        conflict: { in: 'clients', id: 'n1', current: await store.get('clients', 'n1') },
      });
      expect(await store.get('clients', 'n2')).toBeNull();
      expect((await store.apply([add('n3', 'Épicerie Nadir')])).ok).toBe(true);
    });

    it('only one of twenty concurrent additions of a business succeeds', async () => {
      const plans = Array.from({ length: 20 }, (_, at): Change[] => [
        {
          do: 'put',
          in: 'clients',
          record: aClient({ id: `n${at}`, name: 'Scierie Boréal' }),
          on: null,
          isOnly: true,
        },
      ]);
      const done = await Promise.all(plans.map((plan) => store.apply(plan)));
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await store.list('clients', { search: 'boreal' })).total).toBe(1);
    });

    it('a batch of changes is reverted in one step', async () => {
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

    it('a change is not reverted if the record has changed since', async () => {
      const done = await store.apply([put('clients', { ...clients[0], name: 'A' } as Client, 1)]);
      await store.apply([put('clients', { ...clients[0], name: 'B' } as Client, 2)]);
      if (!done.ok) throw new Error('nothing stood in the way');
      expect((await store.apply(done.undo)).ok).toBe(false);
      expect(await store.get('clients', 'c1')).toMatchObject({ name: 'B' });
    });

    it('a subscriber is told the changed collections until it unsubscribes', async () => {
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

    describe('the timeline of a client', () => {
      const hours = (count: number) => Date.UTC(2026, 0, 16, count);
      const minuteOf = (at: number) => new Date(at).toISOString();

      beforeEach(async () => {
        const client = await store.get('clients', 'c1');
        if (!client) throw new Error('the client is there');
        now = hours(1);
        const note = { id: 'n1', at: minuteOf(now), author: 'Inès Caron', text: 'Rappelée' };
        await store.apply([put('clients', { ...client, notes: [note] }, 1)]);
        now = hours(2);
        const entry = {
          timestamp: minuteOf(now),
          relatedTo: { type: 'client', id: 'c1' },
        } as const;
        await store.apply([
          put('journal', anEntry({ ...entry, id: 'j1', title: 'Appel' }), null),
          put(
            'journal',
            anEntry({ ...entry, id: 'j2', basis: { rule: 'ila-observed-1', inputs: {} } }),
            null,
          ),
          put(
            'tasks',
            aTask({ id: 't1', clientId: 'c1', createdAt: minuteOf(hours(3)), due: '2026-01-20' }),
            null,
          ),
          put('tasks', aTask({ id: 't2', clientId: 'c2' }), null),
        ]);
      });

      const told = async (query: Omit<TimelineQuery, 'clientId'> = {}) => {
        const page = await store.timeline({ clientId: 'c1', ...query });
        // Changes are only recorded where there is an audit log.
        return { ...page, items: page.items.filter(({ kind }) => kind !== 'change') };
      };

      it('has notes, tasks, scores and entries, newest first, and each score once', async () => {
        const { items, next } = await told();
        expect(items.map(({ kind, id }) => [kind, id])).toEqual([
          ['task', 't1'],
          ['entry', 'j1'],
          ['note', 'n1'],
          ['score', 'score-0'],
        ]);
        expect(next).toBeUndefined();
        expect(items).toMatchObject([
          { due: '2026-01-20', status: 'todo' },
          { title: 'Appel' },
          { text: 'Rappelée', author: 'Inès Caron' },
          { score: 70, before: null },
        ]);
      });

      it('is filtered by kind and paginated', async () => {
        const kinds = ['note', 'score', 'entry'] as const;
        const first = await told({ kinds, limit: 2 });
        expect(first.items.map(({ kind }) => kind)).toEqual(['entry', 'note']);
        const second = await told({ kinds, limit: 2, ...(first.next && { after: first.next }) });
        expect(second.items.map(({ kind }) => kind)).toEqual(['score']);
        expect(second.next).toBeUndefined();
      });

      it('includes the entries of merged clients, even indirectly, until the merge is undone', async () => {
        let merges = 0;
        const merge = async (kept: string, other: string) => {
          const [one, two] = [await store.get('clients', kept), await store.get('clients', other)];
          if (!one || !two) throw new Error('both are there');
          const none = { projects: [], tasks: [] };
          const planning = aPlanning({ newId: () => `merge-${(merges += 1)}` });
          const plan = planMerge(one, two, usualChoices(one, two), none, planning);
          const done = await store.apply(plan);
          if (!done.ok) throw new Error('nothing stood in the way');
          return done.undo;
        };
        const entries = async (clientId: string) => {
          const { items } = await store.timeline({ clientId, kinds: ['entry'] });
          return items.map(({ id }) => id).toSorted();
        };
        const undo = await merge('c2', 'c1');
        expect(await entries('c2')).toEqual(['j1', 'merge-1']);
        expect(await findMergeTarget(store, 'c1')).toBe('c2');
        await store.apply(undo);
        expect(await entries('c2')).toEqual([]);
        expect(await entries('c1')).toEqual(['j1']);
        expect(await findMergeTarget(store, 'c1')).toBeNull();
        await merge('c2', 'c1');
        const later = await merge('c3', 'c2');
        expect(await entries('c3')).toEqual(['j1', 'merge-2', 'merge-3']);
        expect(await findMergeTarget(store, 'c1')).toBe('c3');
        await store.apply(later);
        expect(await entries('c3')).toEqual([]);
        expect(await entries('c2')).toEqual(['j1', 'merge-2']);
      });

      it('is empty for an unknown client, and rejects an invalid cursor', async () => {
        expect(await store.timeline({ clientId: 'c9' })).toEqual({ items: [] });
        await expect(store.timeline({ clientId: 'c1', after: 'x' })).rejects.toThrow(RangeError);
      });
    });

    it('tags in use are listed once, most used first, each in its most used spelling', async () => {
      const tagged = [['VIP', 'Toiture'], ['VIP'], ['Élan', 'toiture'], ['toiture']];
      await store.apply(
        tagged.map((tags, at) =>
          put('clients', aClient({ id: `n${at}`, name: `N${at}`, tags }), null),
        ),
      );
      expect(await store.tags()).toEqual(['toiture', 'VIP', 'Élan']);
      await store.apply([
        remove('clients', 'n1', 1),
        put('clients', { ...clients[4], tags: [] } as Client, 1),
      ]);
      expect(await store.tags()).toEqual(['toiture', 'Élan', 'VIP']);
    });

    it('active clients and prospects without an open task are listed, up to a limit', async () => {
      const found = async (limit = 9) => (await store.withoutNextStep(limit)).map(({ id }) => id);
      const before = await found();
      expect(before.toSorted()).toEqual(['c1', 'c2', 'c3', 'c5']);
      const task = aTask({ id: 't1', clientId: 'c1', status: 'todo' });
      await store.apply([
        put('tasks', task, null),
        put('tasks', aTask({ id: 't2', clientId: 'c2', status: 'done' }), null),
      ]);
      expect((await found()).toSorted()).toEqual(['c2', 'c3', 'c5']);
      const current = await store.get('tasks', 't1');
      if (!current) throw new Error('the task is gone');
      await store.apply([put('tasks', { ...current, status: 'done' }, current.version)]);
      expect(await found()).toEqual(before);
      expect(await found(2)).toEqual(before.slice(0, 2));
    });

    describe('figures', () => {
      const query: FiguresQuery = { until: '2026-01-15T12:00:00.000Z', months: 3 };
      const at = (day: string) => `${day}T10:00:00.000Z`;
      const measured = (...scores: [day: string, score: number][]) => ({
        ...firstScore(scores.at(-1)?.[1] ?? 0, at(scores[0]?.[0] ?? '')),
        history: scores.map(([day, value]) => ({
          date: at(day),
          score: value,
          ...unknownOrigin,
        })),
      });

      it('add up the records', async () => {
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
        ]);
        for (const [id, day] of [
          ['j1', '2026-01-05'],
          ['j2', '2025-01-05'],
        ] as const) {
          now = Date.parse(at(day));
          await store.apply([put('journal', anEntry({ id }), null)]);
        }
        const figures = await store.figures(query);
        expect(figures).toEqual({
          owners: ['Inès Caron', 'Mateo Rivas'],
          revenue: [
            ['2025-11', 100],
            ['2025-12', 100],
            ['2026-01', 107],
          ],
          revenueByOwner: [
            ['Mateo Rivas', 100],
            ['', 7],
          ],
          revenueByService: [
            ['ila', 50],
            ['seo', 50],
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
          monthlyRevenue: 107,
          tasksInProgress: 1,
        });
      });

      it('can be restricted to one owner, and list the owners', async () => {
        await store.apply([put('tasks', aTask({ id: 't1', owner: 'Mateo Rivas' }), null)]);
        const figures = await store.figures({ ...query, owner: 'Mateo Rivas' });
        expect(figures).toMatchObject({
          owners: ['Inès Caron', 'Mateo Rivas'],
          revenueByOwner: [],
          statuses: { active: 0, prospect: 0, inactive: 1 },
          tasks: { todo: 1 },
        });
        expect((await store.figures({ ...query, owner: 'Nobody' })).revenueByOwner).toEqual([]);
      });

      it('follow every change and its revert', async () => {
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

      it('are zero for an empty store', async () => {
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

    it('tasks, projects and the journal have sort orders and filters of their own', async () => {
      await store.apply([
        put('tasks', aTask({ id: 't1', due: '2026-02-01' }), null),
        put('tasks', aTask({ id: 't2', due: '2026-01-10', status: 'progress' }), null),
        put('tasks', aTask({ id: 't3', due: '2026-01-05', status: 'done' }), null),
        put('projects', aProject({ id: 'p1', stage: 'live' }), null),
        put('projects', aProject({ id: 'p2', clientId: 'c2' }), null),
        put('journal', anEntry({ id: 'j1' }), null),
      ]);
      now += 86_400_000;
      await store.apply([put('journal', anEntry({ id: 'j2' }), null)]);
      expect(ids(await store.list('tasks', {}))).toEqual(['t2', 't1', 't3']);
      expect(ids(await store.list('tasks', { where: { overdueOn: '2026-01-15' } }))).toEqual([
        't2',
      ]);
      expect(ids(await store.list('projects', { where: { stage: 'live' } }))).toEqual(['p1']);
      expect(ids(await store.list('projects', { sort: { by: 'stage' } }))).toEqual(['p2', 'p1']);
      expect(ids(await store.list('journal', {}))).toEqual(['j2', 'j1']);
      const since = { since: '2026-01-16T00:00:00.000Z' };
      expect(ids(await store.list('journal', { where: since }))).toEqual(['j2']);
    });
  });
}
