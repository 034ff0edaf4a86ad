import { desc } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import { siteSettings } from '#app/data/settings/schema.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { defaultMeetingSettings } from '#app/domain/bookings/meeting-settings.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import { openApi } from '../../test/crm-api.ts';
import { onEachDatabase } from '../../test/databases.ts';
import { jsonRequest } from '../../test/json-request.ts';
import { aSchedule, addSchedules } from '../../test/schedules.ts';
import { addTeam, ines } from '../../test/team.ts';

const path = '/api/meeting-settings';
const settings = {
  ...defaultMeetingSettings,
  office: '12, rue du Méridien, Québec',
  timeZone: 'America/Halifax',
  videoUrl: 'https://video.example/iluma',
  noticeHours: 24,
  kinds: ['30'],
};

onEachDatabase('the API of meeting settings', (open) => {
  beforeEach(async () => {
    await open().db.delete(staff);
    await open().db.delete(siteSettings);
    await addTeam(open());
  });

  const api = (role: Role = 'CEO') => openApi(open(), { role, staffId: ines }).ask;
  const save = (ask: ReturnType<typeof api>, version: number, body: object) =>
    ask(path, jsonRequest('PATCH', body, version));

  it('returns saved settings with their version, and logs the change', async () => {
    const ask = api();
    expect(await (await ask(path)).json()).toEqual({
      version: 0,
      settings: defaultMeetingSettings,
      serverVideoUrl: null,
    });
    expect((await save(ask, 0, settings)).status).toBe(204);
    expect(await (await ask(path)).json()).toMatchObject({ version: 1, settings });
    const [entry] = await open().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ action: 'meetings.save', after: settings });
  });

  it('rejects a save based on an outdated version', async () => {
    const ask = api();
    await save(ask, 0, settings);
    expect((await save(ask, 0, defaultMeetingSettings)).status).toBe(412);
  });

  it.each(['manager', 'member', 'read-only'] as const)(
    'lets a %s neither read nor save',
    async (role) => {
      expect((await api(role)(path)).status).toBe(403);
      expect((await save(api(role), 0, settings)).status).toBe(403);
    },
  );

  it.each([
    [{ videoUrl: 'http://video.example/iluma' }, 'videoUrl'],
    [{ videoUrl: 'javascript:alert(1)' }, 'videoUrl'],
    [{ videoUrl: 'https://me:secret@video.example' }, 'videoUrl'],
    [{ videoUrl: 'https://video.example/\r\nBcc: all@iluma.example' }, 'videoUrl'],
    [{ office: 'One line\nATTENDEE:mailto:x@y.example' }, 'office'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ noticeHours: -1 }, 'noticeHours'],
    [{ channels: [] }, 'channels'],
  ])('reports %j at its field', async (wrong, field) => {
    const response = await save(api(), 0, { ...settings, ...wrong });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { path: string }[] };
    expect(errors.map(({ path: at }) => at)).toEqual([field]);
  });

  it('gives new members these settings to start with', async () => {
    const ask = api();
    await save(ask, 0, settings);
    const answer = await (await ask(`/api/schedules/${ines}`)).json();
    expect(answer).toMatchObject({ schedule: null, agency: { noticeHours: 24, kinds: ['30'] } });
  });

  it('offers video-only members once a video address is set, and tells staff why until then', async () => {
    const query = 'kind=30&from=2026-02-02&to=2026-02-03';
    await addSchedules(open(), aSchedule({ channels: ['video'], horizonDays: 365 }));
    const ask = api();
    const slots = async () =>
      ((await (await ask(`/api/bookings/slots?${query}`)).json()) as { slots: object[] }).slots
        .length;
    const agenda = async () =>
      (
        (await (
          await ask('/api/agenda?from=2026-02-02&days=7&timeZone=America/Toronto&all=true')
        ).json()) as { withoutVideo: object[] }
      ).withoutVideo;
    expect(await slots()).toBe(0);
    expect(await agenda()).toEqual([{ name: 'Inès Caron', isOnly: true }]);
    await save(ask, 0, settings);
    expect(await slots()).toBeGreaterThan(0);
    expect(await agenda()).toEqual([]);
  });
});
