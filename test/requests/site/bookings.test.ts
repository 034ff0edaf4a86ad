import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '#app/data/bookings/schema.server.ts';
import { listMessages } from '#app/data/delivery/outbox-list.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { callCounts } from '#app/data/limits/schema.server.ts';
import { aSchedule, addSchedules } from '../../schedules.ts';
import { afterLaunch, openSite } from '../../site.ts';
import { ines } from '../../team.ts';

const site = await openSite();
const { database } = site.services;

/** Friday, the day after the tests' clock. */
const friday = (time: string) => new Date(`2026-01-16T${time}:00-05:00`).toISOString();

const visitor = {
  kind: 15,
  start: friday('09:00'),
  name: 'Ana Ruiz',
  email: 'ana@exemple.example',
  phone: '514 555-0199',
  language: 'fr',
  timeZone: 'Europe/Lisbon',
};

const post = (body: object, headers: Record<string, string> = {}) =>
  site.ask('/api/bookings', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const slots = async (query = 'kind=15&from=2026-01-16&to=2026-01-16') => {
  const response = await site.ask(`/api/bookings/slots?${query}`);
  const { slots: found } = (await response.json()) as {
    slots: { start: string; member: string }[];
  };
  return found;
};

it('without accounts there are no free times, and the page says so', async () => {
  expect(await slots()).toEqual([]);
  const page = await site.page('/en/contact/rendez-vous');
  expect(page).toContain('Online booking isn’t open right now');
});

describe('with a schedule', () => {
  beforeAll(() => addSchedules(database, aSchedule({ week: 'mon-fri 9:00-12:00' })));
  beforeEach(async () => {
    await database.db.delete(leads);
    await database.db.delete(outbox);
    await database.db.delete(callCounts);
  });

  it('free times are listed as instants with their person, of days at the office', async () => {
    const found = await slots();
    expect(found).toHaveLength(12);
    expect(found[0]).toEqual({ start: friday('09:00'), end: friday('09:15'), member: ines });
    expect(await slots('kind=60&from=2026-01-16&to=2026-01-19')).toHaveLength(10);
    expect(await slots(`kind=15&from=2026-01-16&to=2026-01-16&member=${ines}`)).toHaveLength(12);
    expect(await slots('kind=15&from=2026-01-16&to=2026-01-16&member=nobody')).toEqual([]);
    expect(await slots('kind=15&from=2026-01-17&to=2026-01-18')).toEqual([]);
  });

  it.each([
    'kind=20&from=2026-01-16&to=2026-01-17',
    'kind=15&from=tomorrow&to=2026-01-17',
    'kind=15&from=2026-01-16',
  ])('a question that means nothing is refused: %s', async (query) => {
    expect((await site.ask(`/api/bookings/slots?${query}`)).status).toBe(400);
  });

  it('a booking is answered with its reference and addresses, and takes its time', async () => {
    const response = await post(visitor, { 'Idempotency-Key': 'one' });
    expect(response.status).toBe(201);
    const body = (await response.json()) as Record<string, string>;
    expect(body).toMatchObject({ start: friday('09:00'), end: friday('09:15'), member: ines });
    expect(body.reference).toMatch(/^IL-/);
    expect(await slots()).toHaveLength(11);

    const again = await post(visitor, { 'Idempotency-Key': 'one' });
    expect([again.status, await again.json()]).toEqual([201, body]);
    expect(await slots()).toHaveLength(11);
  });

  it('a time that has gone is refused with the nearest ones', async () => {
    await post(visitor, { 'Idempotency-Key': 'two' });
    const response = await post({ ...visitor, email: 'b@exemple.example' });
    expect(response.status).toBe(409);
    const { nearest } = (await response.json()) as { nearest: { start: string }[] };
    expect(nearest.map(({ start }) => start)).toEqual(['09:15', '09:30', '09:45'].map(friday));
  });

  it('an address with three meetings to come books no fourth, until one is cancelled', async () => {
    for (const time of ['09:00', '09:15', '09:30'])
      expect((await post({ ...visitor, start: friday(time) })).status).toBe(201);
    const fourth = { ...visitor, email: visitor.email.toUpperCase(), start: friday('10:00') };
    const refused = await post(fourth);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: [{ path: 'email', message: 'too-many' }],
    });
    await database.db.update(bookings).set({ status: 'cancelled' });
    expect((await post(fourth)).status).toBe(201);
  });

  it('of many of one address at once three are booked, the others are told beside the address', async () => {
    const times = ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30', '10:45'];
    const answers = await Promise.all(
      times.map((time) => post({ ...visitor, start: friday(time) })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
  });

  describe('what is offered', () => {
    beforeAll(() =>
      addSchedules(
        database,
        aSchedule({ week: 'mon-fri 9:00-12:00', kinds: ['30'], channels: ['phone'] }),
      ),
    );
    afterAll(() => addSchedules(database, aSchedule({ week: 'mon-fri 9:00-12:00' })));

    it('is all that the form has', async () => {
      const address = `/en/contact/rendez-vous?kind=60&zone=Europe/Lisbon`;
      const page = await site.page(address);
      expect(page).toContain('30-minute call');
      expect(page).not.toContain('60-minute call (');
      const start = encodeURIComponent(friday('09:00'));
      const form = await site.page(`${address}&day=2026-01-16&start=${start}`);
      expect(form).toContain('By phone');
      expect(form).not.toContain('At the office</option>');
    });

    it.each([
      [{ kind: 15 }, { path: 'kind', message: 'not-offered' }],
      [{ channel: 'office' }, { path: 'channel', message: 'not-offered' }],
      [{ channel: 'video' }, { path: 'channel', message: 'not-offered' }],
      [{ member: 'nobody' }, { path: 'member', message: 'unknown' }],
    ])('another choice is named, not called taken: %o', async (wrong, error) => {
      const response = await post({ ...visitor, kind: 30, ...wrong });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [error] });
    });

    it('says so beside the field of the form, with what was typed', async () => {
      const response = await site.ask('/en/contact/rendez-vous', {
        method: 'POST',
        body: new URLSearchParams({ ...visitor, kind: '30', channel: 'office' }),
      });
      expect(response.status).toBe(422);
    });
  });

  it('of many at once for one time one is booked, the others are told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post({ ...visitor, email: `ana${index}@exemple.example` }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });

  it.each([
    [{ email: 'ana@' }, 'email'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ phone: '12' }, 'phone'],
    [{ name: '  ' }, 'name'],
  ])('a wrong field is named: %o', async (wrong, field) => {
    const response = await post({ ...visitor, ...wrong });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { path: string }[] };
    expect(errors.map(({ path }) => path)).toEqual([field]);
  });

  it.each(['2026-01-15T08:00:00-05:00', '2020-01-15T14:00:00Z', '2026-06-16T09:00:00-04:00'])(
    'a time in the past, too soon or too far ahead is not free: %s',
    async (start) => expect((await post({ ...visitor, start })).status).toBe(409),
  );

  it('visitor and person of the team get a mail with the meeting for their calendar', async () => {
    await post(visitor);
    const mails = await listMessages(database.db, { topic: 'mail', limit: 10 });
    expect(
      mails.map(({ payload }) => payload && 'template' in payload && payload.template),
    ).toEqual(expect.arrayContaining(['booking-visitor', 'booking-member']));
    expect(mails).toHaveLength(2);
  });

  describe('whoever holds the link', () => {
    const booked = async () => {
      const response = await post(visitor);
      const { manageUrl, calendarUrl } = (await response.json()) as Record<string, string>;
      const [manage, calendar] = [manageUrl, calendarUrl].map((url) => {
        const { pathname, search } = new URL(url ?? '');
        return `${pathname}${search}`;
      });
      return { manage: manage ?? '', calendar: calendar ?? '' };
    };
    const send = (path: string, form: Record<string, string>) =>
      site.ask(path, { method: 'POST', body: new URLSearchParams(form) });

    it('sees it, and nobody else does', async () => {
      const { manage } = await booked();
      expect(await site.page(manage)).toContain('Inès Caron');
      const forged = manage.replace(/signature=.{4}/, 'signature=AAAA');
      expect((await site.ask(forged)).status).toBe(404);
      expect((await send(forged, {})).status).toBe(404);
    });

    it('moves it, and the file of the calendar follows', async () => {
      const { manage, calendar } = await booked();
      expect((await send(manage, { start: friday('10:00') })).status).toBe(303);
      const file = await (await site.ask(calendar)).text();
      const event = new ICAL.Event(
        new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vevent') ??
          undefined,
      );
      expect(event.sequence).toBe(1);
      expect(event.startDate.toJSDate().toISOString()).toBe(friday('10:00'));
      const starts = (await slots()).map(({ start }) => start);
      expect(starts).toContain(friday('09:00'));
      expect(starts).not.toContain(friday('10:00'));
    });

    it('cannot move it onto another', async () => {
      const { manage } = await booked();
      await post({ ...visitor, start: friday('10:00'), email: 'b@exemple.example' });
      expect((await send(manage, { start: friday('10:00') })).status).toBe(409);
    });

    it('cancels it, once', async () => {
      const { manage } = await booked();
      expect((await send(manage, {})).status).toBe(303);
      expect(await slots()).toHaveLength(12);
      expect((await send(manage, {})).status).toBe(303);
      const mails = await listMessages(database.db, { topic: 'mail', limit: 10 });
      expect(mails).toHaveLength(4);
    });

    it('changes nothing within the last hour', async () => {
      const { manage } = await booked();
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

  describe('the page without scripts', () => {
    const address = '/fr/contact/rendez-vous?zone=Europe/Lisbon&day=2026-01-16';

    it('shows the month, the hours of the first free day and a form for the chosen one', async () => {
      const month = await site.page(address);
      expect(month).toMatch(/14\sh\s00/);
      expect(month).toMatch(/9\sh\s00 au bureau/);
      const form = await site.page(`${address}&start=${encodeURIComponent(friday('09:00'))}`);
      expect(form).toContain('name="timeZone" value="Europe/Lisbon"');
    });

    it('books by its form, and keeps what was typed when the time has gone', async () => {
      const form = {
        ...visitor,
        kind: '15',
        member: '',
        channel: 'phone',
        company: '',
        message: '',
      };
      const send = (over: object = {}, path = '/fr/contact/rendez-vous') =>
        site.ask(path, {
          method: 'POST',
          body: new URLSearchParams({ ...form, ...over }),
        });
      const kept = await send();
      expect(kept.status).toBe(303);
      expect(kept.headers.get('location')).toMatch(/^\/fr\/rendez-vous\?reference=IL-/);
      const wrong = await send({ email: 'ana@', start: friday('11:00') });
      expect(wrong.status).toBe(422);
      const start = encodeURIComponent(friday('09:00'));
      const gone = await send(
        { name: 'Berta', email: 'b@exemple.example' },
        `${address}&start=${start}`,
      );
      expect(gone.status).toBe(409);
      const page = await gone.text();
      expect(page).toContain('value="Berta"');
      expect(page).toContain(`value="${friday('09:15')}" class="button" name="instead"`);
    });
  });
});
