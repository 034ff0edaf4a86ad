import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { operatorActor } from '#app/domain/staff/actor.ts';
import { aMessage } from '../../../../test/a-message.ts';
import { onEachDatabase } from '../../../../test/databases.ts';
import { operator } from '../../../../test/staff.ts';
import { addTeam, anAccount, ines, mateo } from '../../../../test/team.ts';
import { auditLog } from '../../audit-log/schema.server.ts';
import { createLeadStore } from '../../leads/lead-store.server.ts';
import { leads } from '../../leads/schema.server.ts';
import { staff } from '../schema.server.ts';
import { createStaffStore } from './accounts.server.ts';
import { createPublicTeam } from './public-team.server.ts';
import { readAddressee, readPublicStatuses, readTeam } from './team.server.ts';

const now = Date.UTC(2026, 0, 15, 12);

onEachDatabase('the team', (open) => {
  const accounts = () => createStaffStore(open(), () => now);

  beforeEach(async () => {
    await open().db.delete(leads);
    await open().db.delete(staff);
    await addTeam(open());
  });

  it('leads are given to enabled accounts whose role works on them, by name', async () => {
    const id = (digit: number) => `0198c0de-0000-7000-8000-00000000000${digit}`;
    await open()
      .db.insert(staff)
      .values([
        anAccount({ id: id(1), name: 'Zoé', email: 'z@iluma.example', role: 'member' }),
        anAccount({ id: id(2), name: 'Éric', email: 'e@iluma.example', role: 'CEO' }),
        anAccount({ id: id(3), name: 'Lue', email: 'l@iluma.example', role: 'read-only' }),
        anAccount({
          id: id(4),
          name: 'Partie',
          email: 'p@iluma.example',
          disabledAt: new Date(now),
        }),
      ]);
    const names = (await readTeam(open().db)).map(({ name }) => name);
    expect(names).toEqual(['Éric', 'Inès Caron', 'Mateo Rivas', 'Zoé']);
  });

  it('two accounts have neither one name nor one person of the public page', async () => {
    const person = { email: 'other@iluma.example', name: ' INES  caron', role: 'member' } as const;
    expect(await accounts().add(operator, person)).toEqual({ ok: false, problem: 'name-taken' });
    const claire = { services: [], memberId: 'claire' };
    expect(await accounts().setTeam(operator, ines, claire)).toMatchObject({ ok: true });
    expect(await accounts().setTeam(operator, mateo, claire)).toEqual({
      ok: false,
      problem: 'member-taken',
    });
  });

  it('whoever is linked to a person of the public page takes over that person’s leads', async () => {
    const received = await createLeadStore(open()).receive(
      aMessage({ service: '' }),
      async () => {},
    );
    const { id } = received.lead;
    await open().db.update(leads).set({ assignedTo: 'claire', status: 'assigned' });
    await accounts().setTeam(operator, mateo, { services: ['contenu'], memberId: 'claire' });
    const [row] = await open().db.select().from(leads).where(eq(leads.id, id));
    expect(row).toMatchObject({ assignedTo: mateo, version: 2 });
    const log = await open().db.select().from(auditLog).where(eq(auditLog.entityId, mateo));
    expect(log.at(-1)).toMatchObject({ action: 'staff.team', after: { memberId: 'claire' } });
  });

  it('the public page shows the status of the linked account, and a disabled one as away', async () => {
    expect(await readPublicStatuses(open().db)).toEqual({});
    await accounts().setTeam(operator, mateo, { services: [], memberId: 'mateo' });
    const heard: object[] = [];
    const team = createPublicTeam({ database: open(), report: (error) => heard.push({ error }) });
    await team.refresh();
    team.onChange(() => heard.push(team.statuses()));
    await accounts().setStatus(operatorActor, mateo, 'busy');
    await team.refresh();
    await team.refresh();
    await accounts().disable(operator, mateo);
    await team.refresh();
    expect(heard).toEqual([{ mateo: 'busy' }, { mateo: 'offline' }]);
  });

  it('nobody is given a status who takes no leads', async () => {
    await accounts().disable(operator, mateo);
    expect(await accounts().setStatus(operatorActor, mateo, 'busy')).toBeNull();
  });

  it('whoever is written to is an enabled account', async () => {
    expect(await readAddressee(open().db, ines)).toMatchObject({
      email: 'ines.caron@iluma.example',
    });
    expect(await readAddressee(open().db, 'claire')).toBeNull();
    await accounts().disable(operator, ines);
    expect(await readAddressee(open().db, ines)).toBeNull();
  });
});
