import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readChangeCounts } from '#app/data/crm/change-feed.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { createStaffStore } from '#app/data/staff/accounts/accounts.server.ts';
import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { aMessage } from '../../../test/a-message.ts';
import { aClient, anEntry, aProject, aTask } from '../../../test/contracts/crm-samples.ts';
import { emptyCrm, openCrm } from '../../../test/crm.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { addTeam, anAccount, ines, mateo } from '../../../test/team.ts';
import { listNotifications, markRead } from './notification-store.server.ts';

const start = Date.UTC(2026, 0, 15, 12);
const byMateo: Actor = { kind: 'staff', id: mateo, name: 'Mateo Rivas' };
const byInes: Actor = { kind: 'staff', id: ines, name: 'Inès Caron' };
const reader = '0198c0de-0000-7000-8000-0000000000a3';

onEachDatabase('notifications', (open) => {
  let clock = start;
  const storeOf = (actor: Actor) =>
    openCrm(open(), { now: () => clock, id: actor.id ?? '', name: actor.name }).store;
  const apply = async (actor: Actor, ...changes: Change[]) => {
    clock += 1000;
    expect(await storeOf(actor).apply(changes)).toMatchObject({ ok: true });
  };
  const put = (record: Parameters<typeof aClient>[0] & { version?: number }, on: number | null) =>
    ({ do: 'put', in: 'clients', record: aClient(record), on }) as Change;
  const toldTo = async (staffId: string) => {
    const page = await listNotifications(open().db, { staffId, mayLeads: true }, { limit: 50 });
    return page.items.map(({ kind, place, title, count, actor }) =>
      [kind, place, title, ...(count > 1 ? [count] : []), actor].join(' | '),
    );
  };

  beforeEach(async () => {
    await emptyCrm(open());
    await open().db.delete(leads);
    await open().db.delete(staff);
    await addTeam(open());
    await open()
      .db.insert(staff)
      .values(
        anAccount({ id: reader, name: 'Rita', email: 'rita@iluma.example', role: 'read-only' }),
      );
  });

  it('tell members about records assigned to them by others, but not by themselves', async () => {
    await apply(byMateo, put({ id: 'c1', name: 'Lebel' }, null));
    await apply(byMateo, {
      do: 'put',
      in: 'tasks',
      record: aTask({ id: 't1', title: 'Rappeler', owner: 'Inès Caron' }),
      on: null,
    });
    await apply(byInes, {
      do: 'put',
      in: 'projects',
      record: aProject({ id: 'p1', name: 'Site', assignedTeamMember: 'Inès Caron' }),
      on: null,
    });
    expect(await toldTo(ines)).toEqual([
      'assigned | tasks | Rappeler | Mateo Rivas',
      'assigned | clients | Lebel | Mateo Rivas',
    ]);
    expect(await toldTo(mateo)).toEqual([]);
  });

  it('tell the owner of a client about another’s changes, once a day per person', async () => {
    await apply(byInes, put({ id: 'c1', name: 'Lebel' }, null));
    await apply(byMateo, put({ id: 'c1', name: 'Lebel', revenue: 5 }, 1));
    await apply(byMateo, put({ id: 'c1', name: 'Lebel', revenue: 6 }, 2));
    await apply(byInes, put({ id: 'c1', name: 'Lebel', revenue: 7 }, 3));
    expect(await toldTo(ines)).toEqual(['client-changed | clients | Lebel | Mateo Rivas']);
  });

  it('tell members who are mentioned in a note or a journal entry', async () => {
    const note = (text: string) => ({
      id: `n${text.length}`,
      at: new Date(0).toISOString(),
      author: 'x',
      text,
    });
    await apply(byInes, put({ id: 'c1', name: 'Lebel' }, null));
    await apply(
      byMateo,
      put({ id: 'c1', name: 'Lebel', notes: [note('@ines caron et @Rita !')] }, 1),
    );
    await apply(byMateo, {
      do: 'put',
      in: 'journal',
      record: anEntry({ id: 'j1', title: 'Appel', content: 'Voir @Rita' }),
      on: null,
    });
    expect(await toldTo(ines)).toEqual(['mentioned | clients | Lebel | Mateo Rivas']);
    expect(await toldTo(reader)).toEqual([
      'mentioned | journal | Appel | Mateo Rivas',
      'mentioned | clients | Lebel | Mateo Rivas',
    ]);
  });

  it('combine the records of one step into one notification', async () => {
    const group = { id: '0198c0de-0000-7000-8000-0000000000f1', kind: 'import' } as const;
    const clients = (ids: string[]) => ids.map((id) => put({ id, name: id }, null));
    await storeOf(byMateo).apply(clients(['c1', 'c2']), group);
    await storeOf(byMateo).apply(clients(['c3']), group);
    expect(await toldTo(ines)).toEqual(['assigned | clients | c1 | 3 | Mateo Rivas']);
  });

  describe('of a lead', () => {
    const store = () => createLeadStore(open());
    const receive = (over: Parameters<typeof aMessage>[0] = {}) =>
      store().receive(aMessage(over), async () => {});

    it('tell the member whom a new lead is assigned to', async () => {
      await receive();
      expect(await toldTo(ines)).toHaveLength(1);
      expect((await toldTo(ines))[0]).toMatch(/^assigned \| leads/);
      expect(await toldTo(mateo)).toEqual([]);
    });

    it('tell the new assignee, and mark the news of the lead as read for the others', async () => {
      await open().db.update(staff).set({ services: [] });
      const { lead } = await receive();
      const isNew = [expect.stringMatching(/^lead-new \| leads/)];
      expect([await toldTo(ines), await toldTo(mateo), await toldTo(reader)]).toEqual([
        isNew,
        isNew,
        [],
      ]);
      const change = { id: lead.id, version: null, actor: byMateo, at: new Date(start + 5000) };
      await store().move(change, 'assign', { memberId: ines });
      expect((await toldTo(ines))[0]).toMatch(/^assigned \| leads .* \| Mateo Rivas$/);
      const page = await listNotifications(
        open().db,
        { staffId: mateo, mayLeads: true },
        { limit: 5 },
      );
      expect([page.unread, page.items.map(({ isRead }) => isRead)]).toEqual([0, [true]]);
      await store().addNote(
        { id: lead.id, actor: byInes, at: new Date(start + 9000) },
        'Et @Mateo Rivas ?',
      );
      expect((await toldTo(mateo))[0]).toMatch(/^mentioned \| leads/);
    });

    it('tell the others when a member gives a lead back', async () => {
      const { lead } = await receive();
      const change = { id: lead.id, version: null, actor: byInes, at: new Date(start + 5000) };
      await store().move(change, 'give-back', { memberId: ines });
      expect((await toldTo(mateo))[0]).toMatch(/^lead-new \| leads .* \| Inès Caron$/);
      expect((await toldTo(ines))[0]).toMatch(/^assigned/);
    });

    it('are hidden from members without access to leads', async () => {
      await receive();
      const page = await listNotifications(
        open().db,
        { staffId: ines, mayLeads: false },
        { limit: 5 },
      );
      expect(page).toEqual({ items: [], unread: 0 });
    });
  });

  it('tell the new owner about a hand-over once per kind of record', async () => {
    await apply(byInes, put({ id: 'c1', name: 'A' }, null), put({ id: 'c2', name: 'B' }, null));
    await createLeadStore(open()).receive(aMessage(), async () => {});
    const to = { clients: mateo, projects: mateo, tasks: mateo, leads: mateo, meetings: null };
    const accounts = createStaffStore(open(), () => clock);
    expect(await accounts.disable(operator, ines, to)).toMatchObject({ ok: true });
    expect((await toldTo(mateo)).toSorted().toReversed()).toEqual([
      expect.stringMatching(/^assigned \| leads .* \| npm run staff$/),
      expect.stringMatching(/^assigned \| clients \| [AB] \| 2 \| npm run staff$/),
    ]);
  });

  it('are marked read one by one or all at once, and increase the change count', async () => {
    for (const id of ['c1', 'c2', 'c3'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await apply(byMateo, put({ id, name: id }, null));
    const read = () =>
      listNotifications(open().db, { staffId: ines, mayLeads: true }, { limit: 2 });
    const page = await read();
    expect(page).toMatchObject({ unread: 3, next: page.items[1]?.id });
    const { notifications: before = 0 } = await readChangeCounts(open().db);
    const at = new Date(clock);
    await markRead(open(), ines, { ids: [page.items[0]?.id ?? ''], at });
    expect(await read()).toMatchObject({ unread: 2, items: [{ isRead: true }, { isRead: false }] });
    await markRead(open(), mateo, { ids: [page.items[1]?.id ?? ''], at });
    expect(await read()).toMatchObject({ unread: 2 });
    await markRead(open(), ines, { ids: null, until: page.items[1]?.id ?? '', at });
    expect(await read()).toMatchObject({ unread: 0 });
    expect((await readChangeCounts(open().db)).notifications).toBe(before + 2);
  });

  it('store no record names, so a deleted record has none', async () => {
    await apply(byMateo, put({ id: 'c1', name: 'Lebel' }, null));
    await apply(byMateo, { do: 'remove', in: 'clients', id: 'c1', on: 1 });
    expect(await toldTo(ines)).toEqual(['assigned | clients |  | Mateo Rivas']);
    await open().db.delete(staff).where(eq(staff.id, ines));
    expect(await toldTo(ines)).toEqual([]);
  });
});
