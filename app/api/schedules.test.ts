import { beforeEach, expect, it } from 'vitest';
import { staff } from '#app/data/staff/schema.server.ts';
import type { Schedule } from '#app/domain/bookings/schedule.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import { openApi } from '../../test/crm-api.ts';
import { onEachDatabase } from '../../test/databases.ts';
import { jsonRequest } from '../../test/json-request.ts';
import { aSchedule } from '../../test/schedules.ts';
import { addTeam, ines, mateo } from '../../test/team.ts';

onEachDatabase('the API of schedules', (open) => {
  beforeEach(async () => {
    await open().db.delete(staff);
    await addTeam(open());
  });

  const api = (role: Role = 'member', staffId = ines) => openApi(open(), { role, staffId }).ask;
  const set = (schedule: object, id = ines, ask = api(), version = 0) =>
    ask(`/api/schedules/${id}`, jsonRequest('PATCH', schedule, version));
  const read = async (id = ines, ask = api()) => {
    const response = await ask(`/api/schedules/${id}`);
    const { version, schedule } = (await response.json()) as {
      version: number;
      schedule: Schedule | null;
    };
    return { status: response.status, version, schedule };
  };

  it('returns a saved schedule, and none before', async () => {
    expect(await read()).toEqual({ status: 200, version: 0, schedule: null });
    const schedule = aSchedule({
      week: 'mon-fri 9:00-12:00,13:00-17:00',
      daysOff: [{ from: '2026-12-24', to: '2027-01-02', reason: 'Noël' }],
      holidays: 'quebec',
      kinds: ['15'],
      channels: ['office'],
    });
    expect((await set(schedule)).status).toBe(204);
    expect((await read()).schedule).toEqual(schedule);
  });

  it('rejects a save based on an outdated version', async () => {
    const [first, second] = [
      aSchedule({ week: 'mon 9:00-12:00' }),
      aSchedule({ week: 'tue 9:00-12:00' }),
    ];
    expect((await set(first)).status).toBe(204);
    expect((await set(second)).status).toBe(412);
    expect(await read()).toMatchObject({ version: 1, schedule: first });
    expect((await set(second, ines, api(), 1)).status).toBe(204);
    expect((await set(first, ines, api(), 1)).status).toBe(412);
    expect(await read()).toMatchObject({ version: 2, schedule: second });
  });

  it('rejects one of two concurrent first saves', async () => {
    const answers = await Promise.all([
      set(aSchedule()),
      set(aSchedule({ week: 'tue 9:00-12:00' })),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 412]);
  });

  it.each([
    ['member', ines, 204],
    ['member', mateo, 403],
    ['manager', mateo, 403],
    ['CEO', mateo, 204],
    ['read-only', ines, 403],
    ['CEO', '0198c0de-0000-7000-8000-000000000000', 404],
  ] as const)('answers a %s setting the hours of %s with a %i', async (role, id, status) => {
    expect((await set(aSchedule(), id, api(role))).status).toBe(status);
  });

  const wrongs: [path: string, wrong: object, code: string | null, mon?: string][] = [
    ['timeZone', { timeZone: 'Mars/Olympus' }, 'unknown'],
    ['week.mon', {}, 'overlap', '9-12,11-13'],
    ['week.mon.0.to', {}, 'not-after', '12-9'],
    ['noticeHours', { noticeHours: null }, null],
    ['mostPerDay', { mostPerDay: 0 }, null],
    ['daysOff.0.to', { daysOff: [{ from: '2026-12-24', to: '2026-12-01' }] }, 'not-after'],
    ['channels', { channels: [] }, null],
  ];

  it.each(wrongs)('reports an error at %s: %o', async (path, wrong, code, mon) => {
    const hours = mon?.split(',').map((stretch) => {
      const [from, to] = stretch.split('-').map((hour) => Number(hour) * 60);
      return { from, to };
    });
    const schedule = aSchedule({ week: 'tue 9:00-12:00' });
    const week = { ...schedule.week, ...(hours && { mon: hours }) };
    const response = await set({ ...schedule, ...wrong, week });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { path: string; message: string }[] };
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ path, ...(code && { message: code }) });
  });
});
