import ICAL from 'ical.js';
import ical from 'node-ical';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import { setBookingStatus } from '#app/data/bookings/booking-store.server.ts';
import { bookings, staffSchedules } from '#app/data/bookings/schema.server.ts';
import { createStaffStore } from '#app/data/staff/accounts/accounts.server.ts';
import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { defaultMeetingSettings, placesOf } from '#app/domain/bookings/meeting-settings.ts';
import type { BusyRead, CalendarSource } from '#app/services/calendar/calendar-source.server.ts';
import { aBooking } from '../../../test/a-booking.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { aSchedule, addSchedules } from '../../../test/schedules.ts';
import { ines, mateo } from '../../../test/team.ts';
import { busyCalendarsJob, readCalendarLinks, setBusyCalendar } from './busy-calendars.server.ts';
import { issueFeed, readFeed, revokeFeed } from './feeds.server.ts';
import { findFreeSlots } from './free-slots.server.ts';

const now = Date.UTC(2026, 0, 15, 12);
const at = new Date(now);
const change = { actor: { kind: 'staff', id: ines, name: 'Inès Caron' }, at } as const;
const friday = (time: string) => Date.parse(`2026-01-16T${time}:00-05:00`);

onEachDatabase('calendar links', (open) => {
  beforeEach(async () => {
    await open().db.delete(bookings);
    await open().db.delete(auditLog);
    await open().db.delete(staff);
    await addSchedules(open(), aSchedule({ week: 'fri 9:00-12:00' }));
  });

  describe('a calendar with busy times', () => {
    const address = 'https://calendar.example/private-9f2c/basic.ics';
    const mornings = [{ start: friday('09:00'), end: friday('11:30') }];
    let answer: BusyRead = { is: 'read', busy: mornings };
    let asked: unknown[] = [];
    const calendarSource: CalendarSource = {
      read(url, { from, to }, known) {
        asked.push([url, known, Math.round((to - from) / 86_400_000)]);
        return Promise.resolve(answer);
      },
    };
    const context = () => ({ database: open(), secret: 'a secret of the tests', calendarSource });
    const slots = async () => {
      const window = {
        kind: '30',
        from: friday('00:00'),
        to: friday('23:59'),
        videoUrl: null,
        now,
      } as const;
      return (await findFreeSlots(open(), window)).map(({ start }) => start);
    };

    beforeEach(() => {
      answer = { is: 'read', busy: mornings };
      asked = [];
    });

    it('is read at once, and blocks its times', async () => {
      expect(await slots()).toHaveLength(6);
      expect(await setBusyCalendar(context(), ines, address, change)).toEqual({
        is: 'read',
        count: 1,
      });
      expect(await slots()).toEqual([friday('11:30')]);
      expect(asked).toEqual([[address, 'new', 63]]);
      expect(await readCalendarLinks(context(), ines)).toEqual({
        hasFeed: false,
        busy: { host: 'calendar.example', readAt: now, failure: null, count: 1 },
      });
    });

    it('is read by the job, which keeps the last known times after a failure', async () => {
      await setBusyCalendar(context(), ines, address, change);
      answer = { is: 'failed', failure: 'status' };
      const later = new Date(now + 600_000);
      await busyCalendarsJob(context()).run(later);
      expect(await slots()).toEqual([friday('11:30')]);
      expect((await readCalendarLinks(context(), ines))?.busy).toEqual({
        host: 'calendar.example',
        readAt: now,
        failure: 'status',
        count: 1,
      });
      answer = { is: 'unchanged' };
      await busyCalendarsJob(context()).run(later);
      expect((await readCalendarLinks(context(), ines))?.busy).toMatchObject({
        readAt: later.getTime(),
        failure: null,
        count: 1,
      });
      answer = { is: 'read', busy: [] };
      await busyCalendarsJob(context()).run(later);
      expect(await slots()).toHaveLength(6);
      expect(asked.map((each) => (each as unknown[])[1])).toEqual([
        'new',
        ...Array<string>(3).fill('known'),
      ]);
    });

    it('leaves nothing behind when it is removed', async () => {
      await setBusyCalendar(context(), ines, address, change);
      expect(await setBusyCalendar(context(), ines, null, change)).toEqual({ is: 'removed' });
      expect(await slots()).toHaveLength(6);
      expect((await readCalendarLinks(context(), ines))?.busy).toBe(null);
      await busyCalendarsJob(context()).run(at);
      expect(asked).toHaveLength(1);
    });

    it('has an address that neither the database nor the audit log shows', async () => {
      await setBusyCalendar(context(), ines, address, change);
      const rows = [
        await open().db.select().from(staffSchedules),
        await open().db.select().from(auditLog),
      ];
      expect(JSON.stringify(rows)).not.toContain('9f2c');
    });

    it.each([
      [ines, 'ftp://calendar.example/a.ics', 'not-an-address'],
      [ines, 'calendar', 'not-an-address'],
      [mateo, address, 'no-schedule'],
    ])('is rejected: %s, %s', async (member, url, is) => {
      expect(await setBusyCalendar(context(), member, url, change)).toEqual({ is });
      expect(asked).toEqual([]);
    });

    it('may have a webcal address, and reports a failed read', async () => {
      answer = { is: 'failed', failure: 'not-a-calendar' };
      const given = address.replace('https', 'webcal');
      expect(await setBusyCalendar(context(), ines, given, change)).toEqual(answer);
      expect(asked).toEqual([[address, 'new', 63]]);
      expect((await readCalendarLinks(context(), ines))?.busy?.readAt).toBe(null);
    });
  });

  describe('a feed', () => {
    const issue = async () => {
      const path = await issueFeed({ database: open() }, ines, change);
      return new URL(path ?? '', 'https://iluma.example').searchParams.get('token') ?? '';
    };
    const context = {
      places: placesOf(defaultMeetingSettings, null),
      origin: 'https://iluma.example',
      now,
    };
    const read = (token: string) => readFeed({ database: open() }, token, context);

    it('is a calendar that two libraries parse to the same meetings', async () => {
      const id = await aBooking(open(), { start: friday('09:30'), now });
      const token = await issue();
      const text = (await read(token))?.write() ?? '';
      const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
      expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
      const [component, ...more] = calendar.getAllSubcomponents('vevent');
      expect(more).toEqual([]);
      const event = new ICAL.Event(component);
      expect(event.uid).toBe(`${id}@iluma.example`);
      expect(event.startDate.toJSDate().getTime()).toBe(friday('09:30'));
      expect(event.endDate.toJSDate().getTime()).toBe(friday('10:00'));
      expect(event.attendees).toEqual([]);
      const other = ical.sync.parseICS(text)[`${id}@iluma.example`];
      expect(other).toMatchObject({ summary: event.summary, start: new Date(friday('09:30')) });
    });

    it('has an ETag that changes when a meeting does', async () => {
      const id = await aBooking(open(), { start: friday('09:30'), now });
      const token = await issue();
      const etag = async () => (await read(token))?.etag;
      const first = await etag();
      expect(first).toMatch(/^W\/"[\w-]{43}"$/);
      expect(await etag()).toBe(first);
      await open().tx((t) => setBookingStatus(t, { id, sequence: 0 }, 'cancelled'));
      expect(await etag()).not.toBe(first);
      expect((await read(token))?.write()).not.toContain('BEGIN:VEVENT');
    });

    it('ends when it is revoked, replaced or its account disabled', async () => {
      const first = await issue();
      const second = await issue();
      expect(await read(first)).toBe(null);
      expect(await read(second)).not.toBe(null);
      expect(await readCalendarLinks({ database: open(), secret: '' }, ines)).toMatchObject({
        hasFeed: true,
      });
      await revokeFeed({ database: open() }, ines, change);
      expect(await read(second)).toBe(null);
      const third = await issue();
      const accounts = createStaffStore(open(), () => now);
      await accounts.disable(operator, ines);
      expect(await read(third)).toBe(null);
      await accounts.enable(operator, ines);
      expect(await read(third)).toBe(null);
      expect(await read('')).toBe(null);
    });

    it('is closed to a role that may not read leads, as the agenda is', async () => {
      await aBooking(open(), { start: friday('09:30'), now });
      const token = await issue();
      const accounts = createStaffStore(open(), () => now);
      await accounts.changeRole(operator, ines, 'read-only');
      expect(await read(token)).toBe(null);
    });

    it('has a token that is never stored in plain text', async () => {
      const token = await issue();
      const rows = [
        await open().db.select().from(staffSchedules),
        await open().db.select().from(auditLog),
      ];
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(await issueFeed({ database: open() }, mateo, change)).toBe(null);
    });
  });
});
