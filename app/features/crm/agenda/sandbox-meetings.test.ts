import { expect, test } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { daysAfter } from '#app/domain/crm/records/days.ts';
import { samplesAt } from '#app/domain/crm/sandbox/samples.ts';
import { languages } from '#app/i18n/languages.ts';
import { localDay } from '../records/local-day.ts';
import { createSandboxMeetings } from './sandbox-meetings.ts';

const user = { id: 'demo', name: 'Inès Caron' };

function sandboxAt(clock: { now: Date }, language: (typeof languages)[number] = 'fr') {
  const words = contentOf(language).crm.samples;
  const { clients } = samplesAt(clock.now.toISOString(), words);
  const now = () => clock.now.getTime();
  return createSandboxMeetings({ user, words: words.meetings, language, clients, now });
}

/** Everyone's meetings in the two weeks around a time. */
function around(at: Date) {
  const from = daysAfter(localDay(at), -7);
  const asked = { timeZone: 'UTC', member: null };
  return [from, daysAfter(from, 7), daysAfter(from, 14)].map(
    (day) => ({ ...asked, from: day, days: 7 }) as const,
  );
}

async function allAround(at: Date, meetings: ReturnType<typeof sandboxAt>) {
  const weeks = await Promise.all(around(at).map((asked) => meetings.read(asked)));
  return weeks.flatMap((week) => week.meetings);
}

// A Tuesday, a Friday, a Saturday, and the two days on which clocks change in Montréal.
const moments = [
  new Date(2026, 11, 1, 14, 5),
  new Date(2026, 11, 4, 9, 0),
  new Date(2026, 11, 5, 23, 59),
  new Date(2026, 2, 8, 12),
  new Date(2026, 10, 1, 12),
];

test.each(moments)(
  'the sample week around %s stays within office hours, without overlaps',
  async (now) => {
    const found = await allAround(now, sandboxAt({ now }));
    expect(found).toHaveLength(10);
    const key = ({ member, start }: (typeof found)[number]) => `${member.id} ${start}`;
    expect(new Set(found.map(key)).size).toBe(found.length);
    for (const { at, date, visitor, clientId } of found) {
      expect(at.from).toBeGreaterThanOrEqual(9 * 60);
      expect(at.to).toBeLessThanOrEqual(17 * 60);
      expect([0, 6]).not.toContain(new Date(`${date}T00:00Z`).getUTCDay());
      expect(visitor.email).toMatch(/\.example$/);
      expect(clientId).not.toBeNull();
    }
  },
);

test.each(moments)('only past samples around %s have an outcome', async (now) => {
  const found = await allAround(now, sandboxAt({ now }));
  const settled = found.filter(({ status }) => status !== 'confirmed');
  expect(settled).not.toEqual([]);
  expect(settled.filter(({ end }) => Date.parse(end) > now.getTime())).toEqual([]);
});

test('a meeting moves only to a free time, also to another member, and notifies watchers', async () => {
  const clock = { now: new Date(2026, 11, 1, 8) };
  const meetings = sandboxAt(clock);
  let told = 0;
  const stop = meetings.watch(() => (told += 1));
  const before = await allAround(clock.now, meetings);
  const [moved, other] = before.filter(
    ({ member, date }) => member.id === user.id && date >= '2026-12-02',
  );
  if (!moved || !other) throw new Error('The samples have no two meetings to come');
  expect(await meetings.move(moved.id, { start: other.start })).toBe('taken');
  expect(await meetings.move(moved.id, { start: new Date(2026, 11, 5, 10).toISOString() })).toBe(
    'taken',
  );
  const asked = { from: '2026-12-03', days: 1, timeZone: 'UTC' };
  const wanted = { kind: moved.kind, member: 'Mateo Rivas', except: moved.id };
  const [free] = await meetings.times(wanted, asked);
  if (!free) throw new Error('Nobody is free');
  expect(await meetings.move(moved.id, { start: free.start, member: 'Mateo Rivas' })).toBe('done');
  const after = (await allAround(clock.now, meetings)).find(({ id }) => id === moved.id);
  expect(after).toMatchObject({
    start: free.start,
    date: '2026-12-03',
    member: { name: 'Mateo Rivas' },
  });
  expect(await meetings.times(wanted, asked)).toContainEqual(free);
  expect(await meetings.times({ kind: '15', member: 'Mateo Rivas' }, asked)).not.toContainEqual(
    expect.objectContaining({ start: free.start }),
  );
  expect(told).toBe(1);
  stop();
  await meetings.cancel(moved.id);
  expect(told).toBe(1);
});

test('a meeting can be cancelled before its start, and gets an outcome after it', async () => {
  const clock = { now: new Date(2026, 11, 1, 8) };
  const meetings = sandboxAt(clock);
  const own = { from: '2026-12-01', days: 1, timeZone: 'UTC', member: '' } as const;
  const [first, second] = (await meetings.read(own)).meetings;
  if (!first || !second) throw new Error('The samples have no two meetings today');
  expect(await meetings.settle(first.id, 'done')).toBe('not-possible');
  expect(await meetings.cancel(second.id)).toBe('done');
  expect(await meetings.cancel(second.id)).toBe('not-possible');
  expect((await meetings.read(own)).meetings.map(({ id }) => id)).toEqual([first.id]);
  clock.now = new Date(2026, 11, 1, 16);
  expect(await meetings.move(first.id, { start: second.start })).toBe('not-possible');
  expect(await meetings.settle(first.id, 'no-show')).toBe('done');
  expect((await meetings.read(own)).meetings).toMatchObject([{ id: first.id, status: 'no-show' }]);
  expect(await meetings.cancel('nothing')).toBe('gone');
});

test.each(languages)('every sample has its own note in %s', async (language) => {
  const [now = new Date(0)] = moments;
  const found = await allAround(now, sandboxAt({ now }, language));
  expect(new Set(found.map(({ note }) => note)).size).toBe(found.length);
});
