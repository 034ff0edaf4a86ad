import { beforeEach, describe, expect, it, vi } from 'vitest';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import { may } from '#app/domain/crm/permissions.ts';
import type { Records } from '#app/domain/crm/records/entities.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import { crmGroupsContract } from '../../../test/contracts/crm-groups.ts';
import { crmHistoryContract } from '../../../test/contracts/crm-history.ts';
import { aClient, anEntry, aTask } from '../../../test/contracts/crm-samples.ts';
import { crmStoreContract } from '../../../test/contracts/crm-store.ts';
import { emptyCrm, openCrm } from '../../../test/crm.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { listBin, planRestore } from './bin.server.ts';
import { NotAllowed } from './crm-user.server.ts';

const create = (record: Records['clients']): Change => ({
  do: 'put',
  in: 'clients',
  record,
  on: null,
});
const now = Date.UTC(2026, 0, 15, 12);
const day = 86_400_000;

onEachDatabase('the live CRM', (open) => {
  const openAt = async (clock: () => number) => {
    await emptyCrm(open());
    return openCrm(open(), { now: clock }).store;
  };
  crmStoreContract('PostgreSQL', openAt);
  crmHistoryContract('PostgreSQL', openAt);
  crmGroupsContract('PostgreSQL', openAt);

  describe('transactions, audit and bin', () => {
    beforeEach(() => emptyCrm(open()));

    it('creates one record out of twenty concurrent creations with the same id', async () => {
      const { store } = openCrm(open());
      const tries = Array.from({ length: 20 }, (_, at) =>
        store.apply([create(aClient({ id: 'c1', name: `Try ${at}` }))]),
      );
      const done = await Promise.all(tries);
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await store.list('clients', {})).total).toBe(1);
    });

    it('applies one of twenty concurrent changes, and returns the current record to the others', async () => {
      const { store } = openCrm(open());
      await store.apply([create(aClient({ id: 'c1' }))]);
      const done = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          store.apply([
            { do: 'put', in: 'clients', record: aClient({ id: 'c1', name: `${at}` }), on: 1 },
          ]),
        ),
      );
      const current = await store.get('clients', 'c1');
      expect(current?.version).toBe(2);
      expect(done.filter(({ ok }) => !ok)).toEqual(
        Array.from({ length: 19 }, () => ({
          ok: false,
          conflict: { in: 'clients', id: 'c1', current },
        })),
      );
    });

    it('does not deadlock when plans name the same records in different orders', async () => {
      const { store } = openCrm(open());
      const ids = ['a', 'b', 'c'];
      await store.apply(ids.map((id) => create(aClient({ id }))));
      const plans = Array.from({ length: 12 }, (_, at) =>
        (at % 2 ? ids : ids.toReversed()).map((id): Change => ({
          do: 'put',
          in: 'clients',
          record: aClient({ id, name: `${at}` }),
          on: 1,
        })),
      );
      const done = await Promise.all(plans.map((plan) => store.apply(plan)));
      expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    });

    describe('a repeated plan', () => {
      const client = aClient({ id: 'c1' });
      const note = { id: 'n1', at: '2020-01-01T00:00:00.000Z', author: 'Nobody', text: 'Called' };
      const noted = { ...client, notes: [note] };
      const plan: Change[] = [
        { do: 'put', in: 'clients', record: noted, on: 1 },
        { do: 'put', in: 'tasks', record: aTask({ id: 't1' }), on: null },
        { do: 'put', in: 'journal', record: anEntry({ id: 'j1' }), on: null },
        { do: 'remove', in: 'clients', id: 'c2', on: 1 },
      ];
      const reopen = async () => {
        let clock = now;
        const opened = openCrm(open(), { now: () => (clock += 1000) });
        await opened.store.apply([create(client), create(aClient({ id: 'c2' }))]);
        return { ...opened, first: await opened.store.apply(plan) };
      };

      it('gets the first answer again, and changes nothing', async () => {
        const { store, first } = await reopen();
        const before = await store.list('clients', {});
        const audited = await open().db.$count(auditLog);
        expect(await store.apply(plan)).toEqual({ ...first, counts: {} });
        expect(await store.list('clients', {})).toEqual(before);
        expect(await open().db.$count(auditLog)).toBe(audited);
        expect(first.ok && (await store.apply(first.undo)).ok).toBe(true);
      });

      it.each<[string, Change[]]>([
        [
          'with another note',
          [{ ...plan[0], record: { ...noted, notes: [{ ...note, text: 'Met' }] } } as Change],
        ],
        ['with another name', [{ ...plan[0], record: { ...noted, name: 'Other' } } as Change]],
        ['with one change more', [...plan, create(aClient({ id: 'c3' }))]],
      ])('conflicts %s', async (_what, other) => {
        const { store } = await reopen();
        expect((await store.apply(other)).ok).toBe(false);
        expect(await store.get('clients', 'c3')).toBeNull();
      });

      it('conflicts when sent by another user, or when the record has changed since', async () => {
        const { store } = await reopen();
        const other = openCrm(open(), { id: 'u2', name: 'Marc Roy' }).store;
        expect((await other.apply(plan)).ok).toBe(false);
        const current = await store.get('clients', 'c1');
        if (!current) throw new Error('No client');
        await store.apply([
          { do: 'put', in: 'clients', record: { ...current, name: 'New' }, on: 2 },
        ]);
        expect((await store.apply(plan)).ok).toBe(false);
      });
    });

    it('stores a thousand clients in one plan, with all fields', async () => {
      const { store } = openCrm(open(), { now: () => now });
      const at = new Date(now).toISOString();
      const many = Array.from({ length: 1000 }, (_, index) =>
        aClient({
          id: `c${index}`,
          contact: { email: `a${index}@b.example`, phone: '514 555 0100', website: 'b.example' },
          services: ['seo', '"quoted", {braced} and \\'],
          notes: [{ id: 'n', at, author: 'Inès Caron', text: '𝄞 «\u00a0»' }],
          coordinates: index % 2 ? null : { lat: -45.123456789, lng: 179.999999 },
          revenue: 0.1 + 0.2,
        }),
      );
      expect((await store.apply(many.map(create))).ok).toBe(true);
      expect(await store.get('clients', 'c999')).toEqual(many[999]);
      expect(await store.get('clients', 'c998')).toEqual(many[998]);
    });

    it('sorts names longer than an index entry', async () => {
      const { store } = openCrm(open());
      const long = '\uFDFA'.repeat(200);
      await store.apply(['c2', 'c1'].map((id) => create(aClient({ id, name: long }))));
      const first = await store.list('clients', { limit: 1 });
      const second = await store.list('clients', { limit: 1, after: first.next ?? '' });
      expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(['c1', 'c2']);
    });

    it.each([
      ['a null character', aClient({ id: 'c1', name: 'a\0b' })],
      [
        'a null character inside',
        aClient({ id: 'c1', notes: [{ id: '\0', at: '', author: '', text: '' }] }),
      ],
      ['a version beyond all counting', aClient({ id: 'c1', version: 1e12 })],
      ['no date', aClient({ id: 'c1', createdAt: 'yesterday' })],
    ])('rejects %s, and keeps working', async (_what, record) => {
      const { store } = openCrm(open());
      await expect(store.apply([create(record)])).rejects.toThrow(RangeError);
      expect((await store.list('clients', {})).total).toBe(0);
    });

    it('audits who changed what, with the values before and after', async () => {
      const { store } = openCrm(open(), { now: () => now });
      const entry = anEntry({ id: 'j1', author: 'Inès Caron' });
      const before = aClient({ id: 'c1' });
      await store.apply([create(before)]);
      await store.apply([
        { do: 'put', in: 'clients', record: { ...before, name: 'New' }, on: 1 },
        { do: 'put', in: 'journal', record: entry, on: null },
      ]);
      await store.apply([{ do: 'remove', in: 'clients', id: 'c1', on: 2 }]);
      const written = await open().db.select().from(auditLog);
      const after = { ...before, name: 'New', version: 2 };
      expect(written).toHaveLength(4);
      for (const expected of [
        { action: 'client.create', before: null, after: before },
        { action: 'client.update', before, after },
        { action: 'entry.create', before: null, after: entry },
        { action: 'client.remove', before: after, after: null },
      ])
        expect(written).toContainEqual(
          expect.objectContaining({ ...expected, actorName: 'Inès Caron', actorId: 'u1' }),
        );
    });

    it('audits nothing that was rolled back', async () => {
      const { store } = openCrm(open());
      await store.apply([
        create(aClient({ id: 'c1' })),
        { do: 'remove', in: 'tasks', id: 't', on: 1 },
      ]);
      expect(await open().db.select().from(auditLog)).toEqual([]);
    });

    it('keeps removed records in the bin for thirty days', async () => {
      const { store } = openCrm(open(), { now: () => now });
      const client = aClient({ id: 'c1' });
      await store.apply([create(client)]);
      await store.apply([{ do: 'remove', in: 'clients', id: 'c1', on: 1 }]);
      const binAt = (at: number) =>
        listBin(open().db, {}, { now: new Date(at) }).then(({ items }) => items);
      expect(await binAt(now + 30 * day)).toEqual([
        {
          collection: 'clients',
          record: client,
          removedAt: new Date(now).toISOString(),
          removedBy: 'Inès Caron',
        },
      ]);
      expect(await binAt(now + 30 * day + 1)).toEqual([]);
      const c1 = { collection: 'clients', id: 'c1' } as const;
      const tooLate = new Date(now + 30 * day + 1);
      expect(await planRestore(open().db, [c1], tooLate)).toEqual([]);

      const [restore] = await planRestore(open().db, [c1], new Date(now + day));
      if (!restore) throw new Error('it is in the bin');
      expect((await store.apply([restore])).ok).toBe(true);
      expect(await store.get('clients', 'c1')).toEqual(client);
      expect(await binAt(now)).toEqual([]);
    });

    it('purges expired bin records when a record is removed', async () => {
      const early = openCrm(open(), { now: () => now });
      await early.store.apply([create(aClient({ id: 'c1' })), create(aClient({ id: 'c2' }))]);
      await early.store.apply([{ do: 'remove', in: 'clients', id: 'c1', on: 1 }]);
      const late = openCrm(open(), { now: () => now + 31 * day });
      await late.store.apply([{ do: 'remove', in: 'clients', id: 'c2', on: 1 }]);
      const left = await listBin(open().db, {}, { now: new Date(now) });
      expect(left.items.map(({ record }) => record.id)).toEqual(['c2']);
    });

    it('refuses a member what the role does not allow', async () => {
      const { store } = openCrm(open());
      await store.apply([create(aClient({ id: 'c1' }))]);
      const member = openCrm(open(), { may: (action) => may('member', action) }).store;
      const renamed = aClient({ id: 'c1', name: 'New' });
      expect((await member.apply([{ do: 'put', in: 'clients', record: renamed, on: 1 }])).ok).toBe(
        true,
      );
      const given = { ...renamed, assignedTo: 'Mateo Rivas' };
      await expect(
        member.apply([{ do: 'put', in: 'clients', record: given, on: 2 }]),
      ).rejects.toThrow(NotAllowed);
      await expect(
        member.apply([
          create(aClient({ id: 'c2' })),
          { do: 'remove', in: 'clients', id: 'c1', on: 2 },
        ]),
      ).rejects.toThrow(new NotAllowed('delete'));
      expect(await store.get('clients', 'c2')).toBeNull();
    });

    it('counts search matches in the journal up to a limit, but pages through all, and filtered entries exactly', async () => {
      const { store } = openCrm(open());
      const entries = Array.from({ length: 2001 }, (_, at): Change => {
        return { do: 'put', in: 'journal', record: anEntry({ id: `j${at}` }), on: null };
      });
      await openCrm(open(), { name: 'Mateo Rivas' }).store.apply(entries.slice(0, 1));
      await store.apply(entries.slice(1));
      expect((await store.list('journal', {})).total).toBe(2001);
      const searched = await store.list('journal', { search: 'entry', limit: 1 });
      expect(searched).toMatchObject({ total: 2000, isFloor: true });
      const found = new Set<string>();
      for (let after: string | undefined, isLast = false; !isLast;) {
        // oxlint-disable-next-line no-await-in-loop -- page by page
        const page = await store.list('journal', {
          search: 'entry',
          limit: 500,
          ...(after && { after }),
        });
        for (const { id } of page.items) found.add(id);
        after = page.next;
        isLast = after === undefined;
      }
      expect(found.size).toBe(2001);
      const one = await store.list('journal', { where: { author: 'Mateo Rivas' } });
      expect(one.total).toBe(1);
      expect(one).not.toHaveProperty('isFloor');
    });
  });

  describe('two processes on one database', () => {
    beforeEach(() => emptyCrm(open()));

    it('are notified of each other’s changes', async () => {
      const here = openCrm(open(), { pollEvery: 5 });
      const there = openCrm(open(), { pollEvery: 5 });
      const heard = vi.fn<(changed: readonly string[]) => void>();
      await there.store.apply([create(aClient({ id: 'c0' }))]);
      const stop = here.store.subscribe(heard);
      await vi.waitFor(() => expect(here.reads()).toBeGreaterThan(0));
      expect(heard).not.toHaveBeenCalled();
      await there.store.apply([{ do: 'put', in: 'tasks', record: aTask({ id: 't1' }), on: null }]);
      await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(['tasks']));
      stop();
    });

    it('poll only while somebody is subscribed', async () => {
      const { store, reads } = openCrm(open(), { pollEvery: 1 });
      expect(reads()).toBe(0);
      const stops = [store.subscribe(() => {}), store.subscribe(() => {})];
      await vi.waitFor(() => expect(reads()).toBeGreaterThan(2));
      stops.forEach((stop) => stop());
      const before = reads();
      await open().db.select().from(auditLog);
      await open().db.select().from(auditLog);
      expect(reads()).toBe(before);
    });
  });
});
