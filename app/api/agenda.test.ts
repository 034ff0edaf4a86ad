import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { setSchedule } from '#app/data/bookings/schedules.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import type { Agenda, FreeTime } from '#app/domain/bookings/agenda.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import { planMerge, usualChoices } from '#app/domain/crm/records/merge.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import type { TimelinePage } from '#app/domain/crm/timeline/timeline.ts';
import type { LeadFile } from '#app/domain/leads/inbox.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { aBooking } from '../../test/a-booking.ts';
import { aPlanning } from '../../test/contracts/crm-planning.ts';
import { aClient } from '../../test/contracts/crm-samples.ts';
import { openApi } from '../../test/crm-api.ts';
import { onEachDatabase } from '../../test/databases.ts';
import { aSchedule, addSchedules } from '../../test/schedules.ts';
import { ines, mateo } from '../../test/team.ts';

/** A Thursday, as on the tests' clock. */
const now = Date.parse('2026-01-15T12:00:00Z');
const friday = (time: string) => `2026-01-16T${time}:00-05:00`;
const at = (time: string) => Date.parse(friday(time));
const week = { from: '2026-01-12', days: '7', timeZone: 'America/Toronto' };

onEachDatabase('the API of the agenda', (open) => {
  beforeEach(async () => {
    await open().db.delete(leads);
    await open().db.delete(outbox);
    await open().db.delete(staff);
    await addSchedules(open(), aSchedule({ week: 'mon-fri 9:00-12:00', holidays: 'quebec' }));
  });

  const api = (role: Role = 'member', staffId = ines) => openApi(open(), { role, staffId }).ask;
  const json = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const read = async (query: Record<string, string> = {}, ask = api()) => {
    const response = await ask(`/api/agenda?${new URLSearchParams({ ...week, ...query })}`);
    expect(response.status).toBe(200);
    return (await response.json()) as Agenda;
  };
  const move = (id: string, start: string, more = {}, ask = api()) =>
    ask(`/api/agenda/meetings/${id}/moves`, json({ start, ...more }));
  /** Minutes since midnight on that Friday at which a meeting of a quarter hour can start. */
  const freeTimes = async (query: Record<string, string> = {}) => {
    const asked = { kind: '15', member: ines, from: '2026-01-16', days: '1', ...query };
    const params = new URLSearchParams({ ...asked, timeZone: 'America/Toronto' });
    const response = await api()(`/api/agenda/times?${params}`);
    const { items } = (await response.json()) as { items: FreeTime[] };
    return items.map(({ minute }) => minute);
  };
  const mails = async () => {
    const rows = await open().db.select({ key: outbox.dedupeKey }).from(outbox);
    return rows.map(({ key }) => key?.split(' ').slice(0, 2).join(' ') ?? '').toSorted();
  };

  it('shows hours, holidays and meetings in the reader’s time zone', async () => {
    await aBooking(open(), { kind: '30', start: at('09:00'), now });
    const { days, meetings } = await read();
    expect(days).toHaveLength(7);
    expect(days[4]).toMatchObject({ date: '2026-01-16', hours: [{ from: 540, to: 720 }] });
    expect(meetings).toMatchObject([{ date: '2026-01-16', at: { from: 540, to: 570 } }]);
    const lisbon = await read({ timeZone: 'Europe/Lisbon' });
    expect(lisbon.meetings).toMatchObject([{ at: { from: 840, to: 870 } }]);
    const canada = await read({ from: '2026-07-01', days: '1' });
    expect(canada.days).toMatchObject([{ hours: [], closures: [{ holiday: 'canada' }] }]);
  });

  it.each([
    ['member', mateo, { member: ines }, 403],
    ['member', mateo, { all: 'true' }, 403],
    ['member', mateo, {}, 200],
    ['manager', mateo, { member: ines }, 200],
    ['manager', mateo, { all: 'true' }, 200],
    ['read-only', ines, {}, 403],
  ] as const)(
    'answers a %s (user %s) querying %o with a %i',
    async (role, userId, query, status) => {
      const asked = new URLSearchParams({ ...week, ...query });
      expect((await api(role, userId)(`/api/agenda?${asked}`)).status).toBe(status);
    },
  );

  it('moves a meeting to a free time and emails both sides', async () => {
    const id = await aBooking(open(), { kind: '15', start: at('09:00'), now });
    expect((await move(id, friday('10:00'))).status).toBe(204);
    expect((await read()).meetings).toMatchObject([{ at: { from: 600, to: 615 } }]);
    expect(await mails()).toEqual(['booking-member moved', 'booking-visitor moved']);
  });

  it('ignores the moved meeting when checking overlaps and the daily limit', async () => {
    await addSchedules(open(), aSchedule({ week: 'mon-fri 9:00-12:00', mostPerDay: 1 }));
    const id = await aBooking(open(), { kind: '30', start: at('09:00'), now });
    expect((await move(id, friday('09:30'))).status).toBe(204);
  });

  it.each([
    ['taken', friday('11:00'), 409],
    ['outside of the hours', friday('13:00'), 409],
    ['past', '2026-01-14T10:00:00-05:00', 409],
    ['within the notice that visitors need', '2026-01-15T09:00:00-05:00', 204],
  ])('checks a move to a time that is %s', async (_name, start, status) => {
    const id = await aBooking(open(), { kind: '15', start: at('09:00'), now });
    await aBooking(open(), { kind: '15', start: at('11:00'), now });
    expect((await move(id, start)).status).toBe(status);
  });

  it('lists free times around other meetings, ignoring the one being moved', async () => {
    const id = await aBooking(open(), { kind: '15', start: at('09:00'), now });
    await aBooking(open(), { kind: '15', start: at('09:15'), now });
    expect((await freeTimes({ except: id })).slice(0, 3)).toEqual([540, 570, 585]);
  });

  it('lets a manager move a meeting to another member, and emails everyone involved', async () => {
    await addSchedules(open());
    await setSchedule(open(), mateo, aSchedule(), { actor: siteActor, at: new Date(0) });
    const id = await aBooking(open(), { kind: '15', start: at('09:00'), now });
    const to = [id, friday('10:00'), { member: mateo }] as const;
    expect((await move(...to)).status).toBe(403);
    expect((await move(...to, api('manager'))).status).toBe(204);
    expect(await mails()).toEqual([
      'booking-member cancelled',
      'booking-member confirmed',
      'booking-visitor moved',
    ]);
  });

  it('cancels a meeting once, which releases its time, and emails both sides', async () => {
    const id = await aBooking(open(), { kind: '15', start: at('09:00'), now });
    const cancel = () => api()(`/api/agenda/meetings/${id}/cancellation`, { method: 'POST' });
    expect((await freeTimes())[0]).toBe(555);
    expect((await cancel()).status).toBe(204);
    expect((await cancel()).status).toBe(204);
    expect((await read()).meetings).toEqual([]);
    expect((await freeTimes())[0]).toBe(540);
    expect(await mails()).toEqual(['booking-member cancelled', 'booking-visitor cancelled']);
  });

  it('accepts an outcome once the meeting has begun, and no move after it', async () => {
    const later = await aBooking(open(), { kind: '15', start: at('09:00'), now });
    const start = Date.parse('2026-01-14T10:00:00-05:00');
    const begun = await aBooking(open(), { kind: '15', start, now: start - 86_400_000 });
    const settle = (id: string) =>
      api()(`/api/agenda/meetings/${id}/outcome`, json({ outcome: 'no-show' }));
    expect((await settle(later)).status).toBe(409);
    expect((await settle(begun)).status).toBe(204);
    expect((await read()).meetings[0]).toMatchObject({ status: 'no-show' });
    expect((await move(begun, friday('10:00'))).status).toBe(409);
  });

  it('hands over the meetings that the successor is free for, and lists the rest', async () => {
    const by = { actor: siteActor, at: new Date(0) };
    await setSchedule(open(), mateo, aSchedule({ week: 'mon-fri 9:00-10:00' }), by);
    await aBooking(open(), { kind: '15', start: at('09:00'), now });
    await aBooking(open(), { kind: '15', start: at('11:00'), now });
    const nobody = { clients: null, projects: null, tasks: null, leads: null };
    const counted = await api('CEO')(`/api/staff/${ines}/belongings`);
    expect(await counted.json()).toMatchObject({ meetings: 2 });
    const over = await api('CEO')(
      `/api/staff/${ines}/handover`,
      json({ ...nobody, meetings: mateo }),
    );
    const start = new Date(at('11:00')).toISOString();
    expect(await over.json()).toMatchObject({ meetings: 1, kept: [{ start }] });
    expect((await read({ all: 'true' }, api('CEO'))).meetings).toMatchObject([
      { member: { id: mateo }, date: '2026-01-16' },
      { member: { id: ines } },
    ]);
    expect(await mails()).toContain('booking-visitor moved');
  });

  it('names a host who has left while their meetings remain, to those who may move them', async () => {
    await aBooking(open(), { kind: '15', start: at('09:00'), now });
    await open()
      .db.update(staff)
      .set({ disabledAt: new Date(now) })
      .where(eq(staff.id, ines));
    const namesIn = async (query: Record<string, string>, role: Role) =>
      (await read(query, api(role, mateo))).members.map(({ name }) => name);
    expect(await namesIn({ all: 'true' }, 'CEO')).toEqual(['Mateo Rivas', 'Inès Caron']);
    const later = { from: '2026-02-02', member: ines };
    expect(await namesIn(later, 'CEO')).toEqual(['Mateo Rivas', 'Inès Caron']);
    expect(await namesIn({}, 'member')).toEqual(['Mateo Rivas']);
  });

  describe('a meeting booked by staff', () => {
    const wanted = {
      key: '0198c0de-0000-7000-8000-00000000000b',
      kind: '15',
      member: ines,
      start: friday('09:00'),
      channel: 'phone',
      name: 'Ana Ruiz',
      email: 'ana@exemple.example',
      phone: '514 555-0199',
      company: '',
      language: 'fr',
      timeZone: 'Europe/Lisbon',
      message: '',
      leadId: null,
      clientId: 'c-1',
    };
    const book = (over: object = {}) => api()('/api/agenda/meetings', json({ ...wanted, ...over }));

    it('belongs to its client, counts as answered, and is booked once', async () => {
      expect((await book()).status).toBe(201);
      expect((await book()).status).toBe(201);
      expect((await read()).meetings).toMatchObject([{ clientId: 'c-1' }]);
      const [lead] = await open().db.select().from(leads);
      expect(lead).toMatchObject({ status: 'converted', clientId: 'c-1' });
      expect(lead?.answeredAt).not.toBeNull();
      const put = { do: 'put', in: 'clients', record: aClient({ id: 'c-1' }), on: null };
      await api('CEO')('/api/crm/changes', json({ changes: [put] }));
      const timeline = await api()('/api/crm/clients/c-1/timeline?kinds=meeting');
      expect(await timeline.json()).toMatchObject({
        items: [{ kind: 'meeting', at: new Date(at('09:00')).toISOString(), length: '15' }],
      });
      const path = '/api/crm/clients/c-1/timeline?kinds=lead,meeting,mail';
      const { items } = (await (await api('read-only')(path)).json()) as TimelinePage;
      expect(items.map(({ kind }) => kind)).toEqual(['meeting']);
      const file = await api()(`/api/leads/${lead?.id}`);
      expect(await file.json()).toMatchObject({ meetings: [{ memberId: ines }] });
      expect(await mails()).toEqual(['booking-member confirmed', 'booking-visitor confirmed']);
    });

    it('follows its client through a merge and its undo', async () => {
      const [kept, other] = [aClient({ id: 'c-4' }), aClient({ id: 'c-3' })];
      const changes = [kept, other].map((record) => ({
        do: 'put',
        in: 'clients',
        record,
        on: null,
      }));
      await api('CEO')('/api/crm/changes', json({ changes }));
      await book({ clientId: 'c-3' });
      const kinds = async (clientId: string) => {
        const path = `/api/crm/clients/${clientId}/timeline?kinds=lead,meeting,mail`;
        const { items } = (await (await api()(path)).json()) as TimelinePage;
        return [...new Set(items.map(({ kind }) => kind))].toSorted();
      };
      const ofMeeting = async () => (await read()).meetings.map(({ clientId }) => clientId);
      const ofLead = async () => {
        const [{ leadId } = { leadId: '' }] = (await read()).meetings;
        const file = (await (await api()(`/api/leads/${leadId}`)).json()) as LeadFile;
        return file.lead.clientId;
      };
      const moved = { projects: [], tasks: [] };
      const plan = planMerge(kept, other, usualChoices(kept, other), moved, aPlanning());
      const done = await api('CEO')('/api/crm/changes', json({ changes: plan }));
      expect(await kinds('c-4')).toEqual(['lead', 'mail', 'meeting']);
      expect(await ofMeeting()).toEqual(['c-4']);
      expect(await ofLead()).toBe('c-4');
      const { undo } = (await done.json()) as { undo: Change[] };
      await api('CEO')('/api/crm/changes', json({ changes: undo }));
      expect(await kinds('c-4')).toEqual([]);
      expect(await kinds('c-3')).toEqual(['lead', 'mail', 'meeting']);
      expect(await ofMeeting()).toEqual(['c-3']);
      expect(await ofLead()).toBe('c-3');
    });

    it.each([
      [{ start: friday('13:00') }, 409],
      [{ email: 'ana@' }, 422],
      [{ phone: '' }, 422],
      [{ member: mateo }, 403],
    ])('is rejected with %o: %i', async (over, status) => {
      expect((await book(over)).status).toBe(status);
    });
  });
});
