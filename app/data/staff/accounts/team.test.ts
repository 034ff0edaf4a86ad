import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import { operatorActor } from '#app/domain/staff/actor.ts';
import { aBooking } from '../../../../test/a-booking.ts';
import { aMessage } from '../../../../test/a-message.ts';
import { onEachDatabase } from '../../../../test/databases.ts';
import { aSchedule } from '../../../../test/schedules.ts';
import { addTeam, anAccount, ines, mateo } from '../../../../test/team.ts';
import { auditLog } from '../../audit-log/schema.server.ts';
import { setSchedule } from '../../bookings/schedules.server.ts';
import { createLeadStore } from '../../leads/lead-store.server.ts';
import { leads } from '../../leads/schema.server.ts';
import { staff } from '../schema.server.ts';
import { createStaffStore } from './accounts.server.ts';
import { createPublicTeam } from './public-team.server.ts';
import { readAddressee, readTeam } from './team.server.ts';

const now = Date.UTC(2026, 0, 15, 12);
const busy = { status: 'busy', until: null } as const;

onEachDatabase('the team', (open) => {
  const accounts = () => createStaffStore(open(), () => now);

  beforeEach(async () => {
    await open().db.delete(leads);
    await open().db.delete(staff);
    await addTeam(open());
  });

  it('lists enabled accounts whose role handles leads, by name', async () => {
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
    const names = (await readTeam(open().db, now)).map(({ name }) => name);
    expect(names).toEqual(['Éric', 'Inès Caron', 'Mateo Rivas', 'Zoé']);
  });

  it('rejects a second account with the same name or the same public team member', async () => {
    const person = { email: 'other@iluma.example', name: ' INES  caron', role: 'member' } as const;
    expect(await accounts().add(operator, person)).toEqual({ ok: false, problem: 'name-taken' });
    const claire = { services: [], memberId: 'claire' };
    expect(await accounts().setTeam(operator, ines, claire)).toMatchObject({ ok: true });
    expect(await accounts().setTeam(operator, mateo, claire)).toEqual({
      ok: false,
      problem: 'member-taken',
    });
  });

  it('linking an account to a public team member transfers that member’s leads', async () => {
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
    await accounts().setTeam(operator, mateo, { services: [], memberId: 'mateo' });
    const heard: object[] = [];
    const team = createPublicTeam({
      database: open(),
      now: () => now,
      report: (error) => heard.push({ error }),
    });
    await team.refresh();
    team.onChange(() => heard.push(team.statuses()));
    await accounts().setStatus(operatorActor, mateo, busy);
    await team.refresh();
    await team.refresh();
    await accounts().disable(operator, mateo);
    await team.refresh();
    expect(heard).toEqual([{ mateo: 'busy' }, { mateo: 'offline' }]);
  });

  it('the automatic status follows hours and meetings; a manual one stays until it expires', async () => {
    await accounts().setTeam(operator, ines, { services: [], memberId: 'ines' });
    const by = { actor: operatorActor, at: new Date(0) };
    await setSchedule(open(), ines, aSchedule({ week: 'mon-fri 9:00-12:00' }), by);
    const start = Date.parse('2026-01-15T10:00:00-05:00');
    await aBooking(open(), { kind: '15', start, now: start - 86_400_000 });
    let clock = 0;
    const team = createPublicTeam({ database: open(), now: () => clock, report: () => {} });
    const heard: (string | undefined)[] = [];
    team.onChange(() => heard.push(team.statuses().ines));
    const look = async (time: string) => {
      clock = Date.parse(`2026-01-15T${time}:00-05:00`);
      await team.refresh();
    };
    for (const time of ['08:59', '09:00', '09:59', '10:00', '10:15', '12:00'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await look(time);
    expect(heard).toEqual(['offline', 'available', 'busy', 'available', 'offline']);

    const until = Date.parse('2026-01-15T14:00:00-05:00');
    await accounts().setStatus(operatorActor, ines, { status: 'available', until });
    await look('13:59');
    expect(team.statuses()).toEqual({ ines: 'available' });
    await look('14:00');
    expect(team.statuses()).toEqual({ ines: 'offline' });
    await accounts().setStatus(operatorActor, ines, busy);
    await look('15:00');
    expect(team.statuses()).toEqual({ ines: 'busy' });
    await accounts().setStatus(operatorActor, ines, { status: 'automatic', until: null });
    await look('15:01');
    expect(team.statuses()).toEqual({ ines: 'offline' });
  });

  it('a disabled account cannot be given a status', async () => {
    await accounts().disable(operator, mateo);
    expect(await accounts().setStatus(operatorActor, mateo, busy)).toBeNull();
  });

  it('only an enabled account is an addressee', async () => {
    expect(await readAddressee(open().db, ines)).toMatchObject({
      email: 'ines.caron@iluma.example',
    });
    expect(await readAddressee(open().db, 'claire')).toBeNull();
    await accounts().disable(operator, ines);
    expect(await readAddressee(open().db, ines)).toBeNull();
  });
});
