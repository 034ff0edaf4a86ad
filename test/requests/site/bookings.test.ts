import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '#app/data/bookings/schema.server.ts';
import { listMessages } from '#app/data/delivery/outbox-list.server.ts';
import { friday, openBookingSite, visitor } from '../../booking-site.ts';
import { tags } from '../../html.ts';
import { aSchedule, addSchedules } from '../../schedules.ts';
import { afterLaunch } from '../../site.ts';
import { ines } from '../../team.ts';

interface Wrong {
  errors: { path: string; message: string }[];
}

const { site, database, post, slots, empty } = await openBookingSite();

it('offers no free times without accounts, and the page says so', async () => {
  expect(await slots()).toEqual([]);
  const page = await site.page('/en/contact/booking');
  expect(page).toContain('Online booking isn’t open right now');
});

describe('with a schedule', () => {
  beforeAll(() => addSchedules(database, aSchedule({ week: 'mon-fri 9:00-12:00' })));
  beforeEach(empty);

  it('lists free times as instants with their member, on office days', async () => {
    const found = await slots();
    expect(found).toHaveLength(12);
    expect(found[0]).toEqual({ start: friday('09:00'), end: friday('09:15'), member: ines });
    expect(await slots('kind=60&from=2026-01-16&to=2026-01-19')).toHaveLength(10);
    expect(await slots(`kind=15&from=2026-01-16&to=2026-01-16&member=${ines}`)).toHaveLength(12);
    expect(await slots('kind=15&from=2026-01-16&to=2026-01-16&member=nobody')).toEqual([]);
    expect(await slots('kind=15&from=2026-01-17&to=2026-01-18')).toEqual([]);
  });

  it('opens at the next month when nothing is free in this one any more, unless this one is asked for', async () => {
    site.setClock(Date.parse('2026-01-30T17:00:00-05:00'));
    try {
      const none = '>Nothing available this month<';
      const opened = await site.page('/en/contact/booking');
      expect(opened).toContain('>February 2026<');
      expect(opened).not.toContain(none);
      expect(await site.page('/en/contact/booking?month=')).toContain('>February 2026<');
      expect(await site.page('/en/contact/booking?month=2026-01')).toContain(none);
    } finally {
      site.setClock(afterLaunch);
    }
  });

  it.each([
    'kind=20&from=2026-01-16&to=2026-01-17',
    'kind=15&from=tomorrow&to=2026-01-17',
    'kind=15&from=2026-01-16',
  ])('rejects an invalid query: %s', async (query) => {
    expect((await site.ask(`/api/bookings/slots?${query}`)).status).toBe(400);
  });

  it('answers a booking with its reference, and books once per key', async () => {
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

  it('books once when the same key is sent several times at once', async () => {
    const twice = { 'Idempotency-Key': 'at once' };
    const sent = await Promise.all(Array.from({ length: 12 }, () => post(visitor, twice)));
    const told = await Promise.all(sent.map(async (each) => [each.status, await each.text()]));
    expect(told).toEqual(sent.map(() => [201, expect.any(String)]));
    expect(new Set(told.map(([, text]) => text)).size).toBe(1);
    expect(await slots()).toHaveLength(11);
  });

  it('rejects a taken time, naming the nearest free ones', async () => {
    await post(visitor, { 'Idempotency-Key': 'two' });
    const response = await post({ ...visitor, email: 'b@exemple.example' });
    expect(response.status).toBe(409);
    const { nearest } = (await response.json()) as { nearest: { start: string }[] };
    expect(nearest.map(({ start }) => start)).toEqual(['09:15', '09:30', '09:45'].map(friday));
  });

  it('rejects a fourth upcoming meeting of an email address, until one is cancelled', async () => {
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

  it('accepts three of many concurrent bookings by one email address, and rejects the others at it', async () => {
    const times = ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30', '10:45'];
    const answers = await Promise.all(
      times.map((time) => post({ ...visitor, start: friday(time) })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
    const late = answers.filter(({ status }) => status === 422);
    for (const { errors } of await Promise.all(late.map((each) => each.json() as Promise<Wrong>)))
      expect(errors).toEqual([expect.objectContaining({ path: 'email', message: 'too-many' })]);
  });

  describe('a limited offer', () => {
    beforeAll(() =>
      addSchedules(
        database,
        aSchedule({ week: 'mon-fri 9:00-12:00', kinds: ['30'], channels: ['phone'] }),
      ),
    );
    afterAll(() => addSchedules(database, aSchedule({ week: 'mon-fri 9:00-12:00' })));

    it('is all that the form shows', async () => {
      const address = `/en/contact/booking?kind=60&zone=Europe/Lisbon`;
      const page = await site.page(address);
      expect(page).toContain('30-minute meeting');
      expect(page).not.toContain('60-minute meeting (');
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
    ])(
      'rejects another choice at its field, without calling it taken: %o',
      async (wrong, error) => {
        const response = await post({ ...visitor, kind: 30, ...wrong });
        expect(response.status).toBe(422);
        expect(await response.json()).toMatchObject({ errors: [error] });
      },
    );

    it('rejects another choice in the form, next to its field, and keeps the input', async () => {
      const chosen = new URLSearchParams({ kind: '30', day: '2026-01-16', start: visitor.start });
      const response = await site.ask(`/en/contact/booking?${chosen}`, {
        method: 'POST',
        body: new URLSearchParams({ ...visitor, kind: '30', channel: 'office' }),
      });
      expect(response.status).toBe(422);
      const html = await response.text();
      const inputs = tags(html, 'input');
      expect(inputs.find(({ name }) => name === 'name')?.value).toBe(visitor.name);
      expect(inputs.find(({ name }) => name === 'email')?.value).toBe(visitor.email);
      const wrong = tags(html, 'select').filter((each) => 'aria-invalid' in each);
      expect(wrong.map(({ name }) => name)).toEqual(['channel']);
    });
  });

  it('accepts one of many concurrent bookings of one time', async () => {
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
  ])('names the invalid field: %o', async (wrong, field) => {
    const response = await post({ ...visitor, ...wrong });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { path: string }[] };
    expect(errors.map(({ path }) => path)).toEqual([field]);
  });

  it.each(['2026-01-15T08:00:00-05:00', '2020-01-15T14:00:00Z', '2026-06-16T09:00:00-04:00'])(
    'rejects a time in the past, too soon or too far ahead: %s',
    async (start) => expect((await post({ ...visitor, start })).status).toBe(409),
  );

  it('emails the visitor and the member', async () => {
    await post(visitor);
    const mails = await listMessages(database.db, { topic: 'mail', limit: 10 });
    expect(
      mails.map(({ payload }) => payload && 'template' in payload && payload.template),
    ).toEqual(expect.arrayContaining(['booking-visitor', 'booking-member']));
    expect(mails).toHaveLength(2);
  });
});
