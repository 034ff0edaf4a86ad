import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setSchedule } from '#app/data/bookings/schedules.server.ts';
import { staffSchedules } from '#app/data/bookings/schema.server.ts';
import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import { listMessages } from '#app/data/delivery/outbox-list.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { friday, openBookingSite, visitor } from '../../booking-site.ts';
import { aSchedule, addSchedules } from '../../schedules.ts';
import { afterLaunch } from '../../site.ts';
import { ines, mateo } from '../../team.ts';

const { site, database, post, send, slots, book, empty } = await openBookingSite();

beforeAll(() => addSchedules(database, aSchedule({ week: 'mon-fri 9:00-12:00' })));
beforeEach(empty);

describe('the holder of the link', () => {
  it('sees the booking, and nobody else does', async () => {
    const { manage } = await book();
    expect(await site.page(manage)).toContain('Inès Caron');
    const forged = manage.replace(/signature=.{4}/, 'signature=AAAA');
    expect((await site.ask(forged)).status).toBe(404);
    expect((await send(forged, {})).status).toBe(404);
  });

  it('moves it, and the calendar file follows', async () => {
    const { manage, calendar } = await book();
    expect((await send(manage, { start: friday('10:00') })).status).toBe(303);
    const file = await (await site.ask(calendar)).text();
    const event = new ICAL.Event(
      new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vevent') ?? undefined,
    );
    expect(event.sequence).toBe(1);
    expect(event.startDate.toJSDate().toISOString()).toBe(friday('10:00'));
    const starts = (await slots()).map(({ start }) => start);
    expect(starts).toContain(friday('09:00'));
    expect(starts).not.toContain(friday('10:00'));
  });

  it('chooses a new time from the day of the meeting on, or in another month', async () => {
    const { manage } = await book({ start: '2026-02-06T14:00:00Z' });
    const page = await site.page(`${manage}&move=1`);
    expect(page).toContain('2026-02-06T15:00:00.000Z');
    expect(page).not.toContain('2026-02-05T15:00:00.000Z');
    const monday = '2026-02-09T14:00:00.000Z';
    const zone = '&zone=America/Montreal';
    expect(await site.page(`${manage}&move=1&day=2026-02-07${zone}`)).toContain(monday);
    expect(await site.page(`${manage}&move=1&month=2026-01${zone}`)).toContain(
      '2026-01-15T16:00:00.000Z',
    );
  });

  it('cannot move it onto another booking', async () => {
    const { manage } = await book();
    await post({ ...visitor, start: friday('10:00'), email: 'b@exemple.example' });
    expect((await send(manage, { start: friday('10:00') })).status).toBe(409);
  });

  it('cancels it once', async () => {
    const { manage } = await book();
    expect((await send(manage, {})).status).toBe(303);
    expect(await slots()).toHaveLength(12);
    expect((await send(manage, {})).status).toBe(303);
    const mails = await listMessages(database.db, { topic: 'mail', limit: 10 });
    expect(mails).toHaveLength(4);
  });

  it('changes nothing within the last hour', async () => {
    const { manage } = await book();
    site.setClock(Date.parse(friday('08:01')));
    try {
      expect((await send(manage, {})).status).toBe(409);
      expect((await send(manage, { start: friday('11:00') })).status).toBe(409);
      expect(await site.page(manage)).toContain('514 555-0142');
    } finally {
      site.setClock(afterLaunch);
    }
  });
});

describe('a booking of somebody who no longer takes meetings', () => {
  const setDisabled = async (disabledAt: Date | null) => {
    await database.db.update(staff).set({ disabledAt }).where(eq(staff.id, ines));
    await countTopicChange(database.db, 'bookings');
  };
  const by = { actor: siteActor, at: new Date(0) };
  beforeAll(async () => {
    await setSchedule(database, mateo, aSchedule({ week: 'fri 10:00-11:00' }), by);
  });
  afterEach(() => setDisabled(null));
  afterAll(() => database.db.delete(staffSchedules).where(eq(staffSchedules.staffId, mateo)));

  it('moves to a time of whoever is free, and its page says so', async () => {
    const { manage } = await book({ member: ines });
    await setDisabled(new Date());
    const page = await site.page(`${manage}&move=1&day=2026-01-16`);
    expect(page).toContain('Inès Caron ne prend plus de rendez-vous');
    expect(page).toContain(friday('10:00'));
    expect(page).not.toContain(friday('11:00'));
    expect((await send(manage, { start: friday('10:00') })).status).toBe(303);
    expect(await site.page(manage)).toContain('Mateo Rivas');
    expect((await send(manage, { start: friday('11:00') })).status).toBe(409);
  });

  it('offers only times of those who take its channel', async () => {
    await setSchedule(database, mateo, aSchedule({ channels: ['office'] }), by);
    const { manage } = await book({ member: ines, channel: 'phone' });
    await setDisabled(new Date());
    const page = await site.page(`${manage}&move=1&day=2026-01-16`);
    expect(page).not.toContain(friday('10:00'));
    expect((await send(manage, { start: friday('10:00') })).status).toBe(409);
  });
});

describe('the page without scripts', () => {
  const address = '/fr/contact/rendez-vous?zone=Europe/Lisbon&day=2026-01-16';

  it('shows the month, the hours of the first free day and a form for the chosen time', async () => {
    const month = await site.page(address);
    expect(month).toMatch(/14\sh\s00/);
    expect(month).toMatch(/9\sh\s00 au bureau/);
    const form = await site.page(`${address}&start=${encodeURIComponent(friday('09:00'))}`);
    expect(form).toContain('name="timeZone" value="Europe/Lisbon"');
  });

  it('books by its form, and keeps the input when the time is taken', async () => {
    const form = {
      ...visitor,
      kind: '15',
      member: '',
      channel: 'phone',
      company: '',
      message: '',
    };
    const fillIn = (over: object = {}, path = '/fr/contact/rendez-vous') =>
      site.ask(path, {
        method: 'POST',
        body: new URLSearchParams({ ...form, ...over }),
      });
    const kept = await fillIn();
    expect(kept.status).toBe(303);
    expect(kept.headers.get('location')).toMatch(/^\/fr\/rendez-vous\?reference=IL-/);
    const wrong = await fillIn({ email: 'ana@', start: friday('11:00') });
    expect(wrong.status).toBe(422);
    const start = encodeURIComponent(friday('09:00'));
    const gone = await fillIn(
      { name: 'Berta', email: 'b@exemple.example' },
      `${address}&start=${start}`,
    );
    expect(gone.status).toBe(409);
    const page = await gone.text();
    expect(page).toContain('value="Berta"');
    expect(page).toContain(`value="${friday('09:15')}" class="button" name="instead"`);
  });
});
