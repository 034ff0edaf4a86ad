import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueFeed } from '#app/application/bookings/feeds.server.ts';
import { bookings } from '#app/data/bookings/schema.server.ts';
import { listMessages } from '#app/data/delivery/outbox-list.server.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { friday, openBookingSite, visitor } from '../../booking-site.ts';
import { aSchedule, addSchedules } from '../../schedules.ts';
import { afterLaunch } from '../../site.ts';
import { ines } from '../../team.ts';

const { site, database, post, send, book, empty } = await openBookingSite();

const statusOf = async () => (await database.db.select().from(bookings)).map((row) => row.status);

const mails = () => listMessages(database.db, { topic: 'mail', limit: 100 });

beforeAll(() => addSchedules(database, aSchedule({ week: 'mon-fri 9:00-12:00' })));
beforeEach(empty);

describe('a forged link', () => {
  /** How the query of one’s own booking is forged. */
  const forgeries: [string, (own: URLSearchParams, other: URLSearchParams) => URLSearchParams][] = [
    ['no signature', (own) => new URLSearchParams({ reference: own.get('reference') ?? '' })],
    ['an empty one', (own) => new URLSearchParams({ ...Object.fromEntries(own), signature: '' })],
    [
      'one that is cut',
      (own) =>
        new URLSearchParams({
          ...Object.fromEntries(own),
          signature: (own.get('signature') ?? '').slice(0, -1),
        }),
    ],
    [
      'that of another booking',
      (own, other) =>
        new URLSearchParams({
          reference: own.get('reference') ?? '',
          signature: other.get('signature') ?? '',
        }),
    ],
    [
      'another reference first',
      (own, other) => new URLSearchParams([...other].slice(0, 1).concat([...own])),
    ],
    [
      'a reference in other letters',
      (own) =>
        new URLSearchParams({
          ...Object.fromEntries(own),
          reference: (own.get('reference') ?? '').toLowerCase(),
        }),
    ],
  ];

  it.each(forgeries)('shows and changes nothing: %s', async (_what, forge) => {
    const { manage } = await book();
    const { manage: another } = await book({
      start: friday('10:00'),
      email: 'b@exemple.example',
    });
    const queryOf = (path: string) => new URL(path, 'http://site.example').searchParams;
    const query = forge(queryOf(manage), queryOf(another));
    for (const path of [`/fr/rendez-vous?${query}`, `/rendez-vous.ics?${query}`])
      expect((await site.ask(path)).status).toBe(404);
    expect((await send(`/fr/rendez-vous?${query}`, {})).status).toBe(404);
    expect((await send(`/fr/rendez-vous?${query}`, { start: friday('11:00') })).status).toBe(404);
    expect(await statusOf()).toEqual(['confirmed', 'confirmed']);
  });

  it.each(['A', 'A'.repeat(43), '%00', '../../etc', "' or 1=1 --", 'é'.repeat(500)])(
    'gets no feed with the guessed token %j',
    async (token) => {
      await issueFeed(site.services, ines, { actor: siteActor, at: new Date(0) });
      const answer = await site.ask(`/agenda.ics?${new URLSearchParams({ token })}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('VCALENDAR');
    },
  );
});

describe('the holder of a booking', () => {
  it('cannot move it once it is cancelled', async () => {
    const { manage } = await book();
    expect((await send(manage, {})).status).toBe(303);
    expect((await send(manage, { start: friday('10:00') })).status).toBe(409);
    expect(await statusOf()).toEqual(['cancelled']);
  });

  it.each(['', 'tomorrow', '2026-01-16', '2026-01-16T09:00', '0000-01-01T00:00:00Z'])(
    'does not cancel it with an unreadable time: %j',
    async (start) => {
      const { manage } = await book();
      expect((await send(manage, { start })).status).toBe(409);
      expect(await statusOf()).toEqual(['confirmed']);
    },
  );

  it.each([
    ['yesterday', '2026-01-14T14:00:00.000Z'],
    ['within the notice', new Date(afterLaunch + 900_000).toISOString()],
    ['at night', friday('03:00')],
    ['between two quarters', '2026-01-16T15:07:00.000Z'],
    ['far away', '2099-12-31T15:00:00.000Z'],
  ])('cannot move it to %s', async (_what, start) => {
    const { manage } = await book();
    expect((await send(manage, { start })).status).toBe(409);
    expect((await database.db.select().from(bookings))[0]?.startsAt.toISOString()).toBe(
      friday('09:00'),
    );
  });

  it('can move it eight times only, which limits the emails', async () => {
    const { manage } = await book();
    const times = Array.from({ length: 12 }, (_, at) => friday(at % 2 ? '09:00' : '10:00'));
    const statuses: number[] = [];
    for (const start of times) statuses.push((await send(manage, { start })).status);
    expect(statuses).toEqual([...Array<number>(8).fill(303), ...Array<number>(4).fill(409)]);
    expect((await mails()).length).toBeLessThanOrEqual(2 + 8 * 2);
    expect(await site.page(manage)).toContain('a déjà été déplacé plusieurs fois');
    expect((await send(manage, {})).status).toBe(303);
  });
});

describe('times out of range', () => {
  const ends = ['0000-01-01', '0001-01-01', '1969-12-31', '9999-12-31'];

  it.each(ends)('are rejected in a request for free times: %s', async (date) => {
    for (const query of [`from=${date}&to=${date}`, `from=${date}T00:00:00Z&to=2026-01-17`])
      expect((await site.ask(`/api/bookings/slots?kind=15&${query}`)).status).toBe(400);
  });

  it.each(ends)('are rejected in a booking: %s', async (date) => {
    const answer = await post({ ...visitor, start: `${date}T14:00:00Z` });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'start' }] });
  });

  it.each([...ends.map((date) => `day=${date}`), 'month=9999-12', 'start=0000-01-01T00:00:00Z'])(
    'do not break the page for %s',
    async (query) => {
      expect((await site.ask(`/fr/contact/rendez-vous?${query}`)).status).toBe(200);
    },
  );
});

describe('a visitor’s input', () => {
  const lines = 'Ana\r\nATTENDEE:mailto:eve@exemple.example\nBcc: eve@exemple.example';
  const event = '\r\nEND:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:eve\r\nEND:VEVENT';

  it.each([
    ['a name', { name: lines }],
    ['a company', { company: lines }],
    ['a message', { message: `Bonjour${event}` }],
    ['a name with marks of other alphabets', { name: 'Ana\u2028BEGIN:VEVENT\u0085\u000bUID:eve' }],
  ])('adds nothing to the invitation: %s', async (_what, typed) => {
    const { calendar } = await book(typed);
    const text = await (await site.ask(calendar)).text();
    const root = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const [own, ...others] = root.getAllSubcomponents('vevent');
    expect(others).toEqual([]);
    expect(own?.getAllProperties('uid')).toHaveLength(1);
    const attendees = own?.getAllProperties('attendee').map((each) => each.getFirstValue()) ?? [];
    expect(attendees.join(' ')).not.toContain('eve@');
    expect(
      text.split('\r\n').filter((line) => /^(?:ATTENDEE:mailto:eve|Bcc|UID:eve)/.test(line)),
    ).toEqual([]);
    for (const { payload } of await mails()) {
      const headers = JSON.stringify(payload, (key, value: unknown) =>
        ['text', 'html', 'message', 'note'].includes(key) ? '' : value,
      );
      expect(headers).not.toMatch(/\\r|\\nBcc|\\nATTENDEE/);
    }
  });
});
