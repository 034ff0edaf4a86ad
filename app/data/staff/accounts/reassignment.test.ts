import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import { aMessage } from '../../../../test/a-message.ts';
import { aClient, aProject, aTask } from '../../../../test/contracts/crm-samples.ts';
import { emptyCrm, openCrm } from '../../../../test/crm.ts';
import { onEachDatabase } from '../../../../test/databases.ts';
import { addTeam, anAccount, ines, mateo } from '../../../../test/team.ts';
import { auditLog } from '../../audit-log/schema.server.ts';
import { changeLead } from '../../leads/lead-change.server.ts';
import { createLeadStore } from '../../leads/lead-store.server.ts';
import { leads } from '../../leads/schema.server.ts';
import { createApiKeyStore } from '../api-keys.server.ts';
import { staff } from '../schema.server.ts';
import { createStaffStore } from './accounts.server.ts';

const now = Date.UTC(2026, 0, 15, 12);
const nobody = { clients: null, projects: null, tasks: null, leads: null, meetings: null };

onEachDatabase('a hand-over', (open) => {
  const accounts = () => createStaffStore(open(), () => now);
  const store = () => openCrm(open(), { now: () => now }).store;
  const ownersNow = async () => ({
    clients: (await store().list('clients', {})).items.map(({ assignedTo }) => assignedTo),
    projects: (await store().list('projects', {})).items.map((each) => each.assignedTeamMember),
    tasks: (await store().list('tasks', {})).items.map(({ title, owner }) => [title, owner]),
  });

  beforeEach(async () => {
    await emptyCrm(open());
    await open().db.delete(leads);
    await open().db.delete(staff);
    await addTeam(open());
    await store().apply([
      { do: 'put', in: 'clients', record: aClient({ id: 'c1' }), on: null },
      { do: 'put', in: 'clients', record: aClient({ id: 'c2' }), on: null },
      { do: 'put', in: 'projects', record: aProject({ id: 'p1' }), on: null },
      { do: 'put', in: 'tasks', record: aTask({ id: 't1', title: 'A' }), on: null },
      { do: 'put', in: 'tasks', record: aTask({ id: 't2', title: 'B', status: 'done' }), on: null },
    ]);
    await createLeadStore(open()).receive(aMessage(), async () => {});
  });

  it('disabling an account hands over its open records in the same step', async () => {
    const has = { clients: 2, projects: 1, tasks: 1, leads: 1, meetings: 0 };
    expect(await accounts().belongings(ines)).toEqual(has);
    const to = { clients: mateo, projects: mateo, tasks: mateo, leads: mateo, meetings: null };
    expect(await accounts().disable(operator, ines, to)).toMatchObject({ ok: true });
    expect(await ownersNow()).toEqual({
      clients: ['Mateo Rivas', 'Mateo Rivas'],
      projects: ['Mateo Rivas'],
      tasks: expect.arrayContaining([
        ['A', 'Mateo Rivas'],
        ['B', 'Inès Caron'],
      ]),
    });
    const [lead] = await open().db.select().from(leads);
    expect(lead).toMatchObject({ assignedTo: mateo, version: 2 });
    expect(
      (await store().figures({ until: new Date(now).toISOString(), months: 3 })).owners,
    ).toEqual(['Mateo Rivas']);
    const ofAccount = and(eq(auditLog.entityId, ines), eq(auditLog.action, 'staff.hand-over'));
    const log = await open().db.select().from(auditLog).where(ofAccount);
    expect(log).toMatchObject([{ after: { clients: 'Mateo Rivas', moved: has } }]);
  });

  it('a hand-over keeps leads that were assigned to somebody else at the same time', async () => {
    const third = '0198c0de-0000-7000-8000-0000000000a4';
    const zoe = anAccount({ id: third, name: 'Zoé', email: 'zoe@iluma.example' });
    await open().db.insert(staff).values(zoe);
    const inbox = createLeadStore(open());
    await Promise.all(Array.from({ length: 40 }, () => inbox.receive(aMessage(), async () => {})));
    const theirs = await open().db.select().from(leads).where(eq(leads.assignedTo, ines));
    expect(theirs).not.toEqual([]);
    const give = async ({ id, version }: (typeof theirs)[number]) => {
      const change = { id, version, actor: operator.actor, at: new Date(now) };
      const plan = async () => ({ assignedTo: third });
      const given = await open().tx((t) => changeLead(t, change, 'lead.assign', plan));
      return given.outcome === 'changed' ? [id] : [];
    };
    const [moved, ...given] = await Promise.all([
      accounts().reassign(operator.actor, ines, { ...nobody, leads: mateo }),
      ...theirs.toReversed().map(give),
    ]);
    const kept = await open().db.select().from(leads).where(eq(leads.assignedTo, third));
    expect(kept.map(({ id }) => id).toSorted()).toEqual(given.flat().toSorted());
    expect(moved).toMatchObject({ leads: theirs.length - kept.length });
  });

  it('each kind of record can go to a different member, or stay', async () => {
    const third = '0198c0de-0000-7000-8000-0000000000a4';
    const zoe = anAccount({ id: third, name: 'Zoé', email: 'zoe@iluma.example' });
    await open().db.insert(staff).values(zoe);
    const to = { ...nobody, clients: mateo, tasks: third };
    const moved = await accounts().reassign(operator.actor, ines, to);
    expect(moved).toEqual({ clients: 2, projects: 0, tasks: 1, leads: 0, meetings: 0 });
    expect(await accounts().belongings(ines)).toEqual({
      clients: 0,
      projects: 1,
      tasks: 0,
      leads: 1,
      meetings: 0,
    });
  });

  it('nothing is handed over when handing over meetings fails', async () => {
    const before = await accounts().belongings(ines);
    const everything = { clients: mateo, projects: mateo, tasks: mateo, leads: mateo };
    const fails = () => Promise.reject(new Error('the disk is full'));
    const to = { ...everything, meetings: mateo };
    await expect(accounts().reassign(operator.actor, ines, to, fails)).rejects.toThrow('disk');
    await expect(accounts().disable(operator, ines, to, fails)).rejects.toThrow('disk');
    expect(await accounts().belongings(ines)).toEqual(before);
    expect((await accounts().find('ines.caron@iluma.example'))?.disabledAt).toBeNull();
  });

  it.each([
    ['oneself', ines],
    ['a stranger', '0198c0de-0000-7000-8000-0000000000ff'],
  ])('nothing is handed over to %s, and the account stays enabled', async (_who, id) => {
    const to = { ...nobody, clients: id };
    expect(await accounts().disable(operator, ines, to)).toEqual({ ok: false, problem: 'unknown' });
    expect((await accounts().find('ines.caron@iluma.example'))?.disabledAt).toBeNull();
  });

  it('a rename updates every record, including completed tasks, and API keys', async () => {
    const keys = createApiKeyStore(open());
    const actor = { ...operator.actor, name: 'Inès Caron' };
    await keys.create({ name: 'Site', scopes: ['read'], expiresAt: null }, actor);
    expect(await accounts().rename(operator, ines, 'Inès Roy')).toMatchObject({ ok: true });
    const { clients, tasks } = await ownersNow();
    expect(clients).toEqual(['Inès Roy', 'Inès Roy']);
    expect(tasks.map(([, owner]) => owner)).toEqual(['Inès Roy', 'Inès Roy']);
    expect(await keys.list()).toMatchObject([{ createdBy: 'Inès Roy' }]);
    expect(await accounts().rename(operator, ines, ' mateo  RIVAS ')).toEqual({
      ok: false,
      problem: 'name-taken',
    });
    expect((await ownersNow()).clients).toEqual(['Inès Roy', 'Inès Roy']);
  });
});
