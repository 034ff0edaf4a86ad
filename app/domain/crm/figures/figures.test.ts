import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aClient, anEntry, aProject, aTask } from '../../../../test/contracts/crm-samples.ts';
import { monthOf } from '../records/days.ts';
import { revenueByMonth } from './amounts.ts';
import { figuresOf, mondayOf, monthsUntil, periods, type SummedRecords } from './figures.ts';
import { firstScore } from './ila-score.ts';
import { overviewOf } from './overview.ts';

const now = '2026-03-10T09:30:00.000Z';

const client = (id: string, createdAt: string, revenue: number, score = 70) =>
  aClient({ id, createdAt, revenue, ilaScore: firstScore(score, createdAt) });

describe('periods', () => {
  it.each([
    ['2026-03-10T00:00:00.000Z', 3, ['2026-01', '2026-02', '2026-03']],
    ['2026-01-31T23:59:59.999Z', 3, ['2025-11', '2025-12', '2026-01']],
    ['2026-02-01T04:59:59.999Z', 1, ['2026-01']],
    ['2025-12-01T05:00:00.000Z', 1, ['2025-12']],
  ])('until %s, the last %i months in Montréal are %j', (instant, count, months) => {
    expect(monthsUntil(instant, count)).toEqual(months);
  });

  it.each(periods)('the last %i months contain no month twice', (count) => {
    expect(new Set(monthsUntil(now, count)).size).toBe(count);
  });

  it.each([
    ['2026-03-09', '2026-03-09'],
    ['2026-03-10', '2026-03-09'],
    ['2026-03-15', '2026-03-09'],
    ['2026-01-01', '2025-12-29'],
  ])('the Monday of %s is %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });
});

const nothing: SummedRecords = { clients: [], projects: [], tasks: [], journal: [] };

describe('revenue by month', () => {
  const addedIn = (clients: SummedRecords['clients']) =>
    clients.map(({ createdAt, revenue }) => [monthOf(createdAt), revenue] as const);

  const months = monthsUntil(now, 3);

  it('counts each client from the month it was added', () => {
    const clients = [
      client('a', '2025-06-01T00:00:00.000Z', 100),
      client('b', '2026-03-01T04:00:00.000Z', 20),
      client('c', '2026-03-01T05:00:00.000Z', 3),
    ];
    expect(revenueByMonth(addedIn(clients), months)).toEqual([
      ['2026-01', 100],
      ['2026-02', 120],
      ['2026-03', 123],
    ]);
  });

  it('never falls, and ends with the monthly revenue of the overview', () => {
    const time = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.parse(now) });
    const amount = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(time, amount)), fc.constantFrom(...periods), (all, count) => {
        const clients = all.map(([at, revenue], index) =>
          client(`c${index}`, new Date(at).toISOString(), revenue),
        );
        const totals = revenueByMonth(addedIn(clients), monthsUntil(now, count)).map(
          ([, euros]) => euros,
        );
        expect(totals).toEqual(totals.toSorted((a, b) => a - b));
        expect(totals.at(-1)).toBe(overviewOf(clients, []).monthlyRevenue);
      }),
    );
  });
});

it('groups scores into ten classes, with 100 in the last', () => {
  const clients = [0, 9, 10, 59, 60, 89, 90, 100].map((score, index) =>
    client(`c${index}`, now, 0, score),
  );
  const { classes } = figuresOf({ ...nothing, clients }, { until: now, months: 3 });
  expect(classes).toEqual([2, 1, 0, 0, 0, 1, 1, 0, 1, 2]);
});

it('assigns a score to the month of its measurement in the office’s time zone', () => {
  const clients = [client('a', '2026-03-01T03:00:00.000Z', 1, 80)];
  const { scoreByMonth } = figuresOf({ ...nothing, clients }, { until: now, months: 3 });
  expect(scoreByMonth).toEqual([['2026-02', 80]]);
});

it('counts activity by week, including weeks without activity', () => {
  const at = (timestamp: string) => anEntry({ id: timestamp, timestamp });
  const { weeks } = figuresOf(
    {
      journal: [at('2026-03-09T04:00:00.000Z'), at('2026-03-10T09:00:00.000Z'), at('2020-01-01')],
      clients: [client('a', '2026-03-02T10:00:00.000Z', 1)],
      projects: [aProject({ id: 'p', createdAt: '2026-03-09T03:59:00.000Z' })],
      tasks: [aTask({ id: 't', createdAt: '2026-03-09T08:00:00.000Z' })],
    },
    { until: now, months: 3 },
  );
  expect(weeks.slice(-2)).toEqual([
    { monday: '2026-03-02', entries: 0, clients: 1, projects: 1, tasks: 0 },
    { monday: '2026-03-09', entries: 2, clients: 0, projects: 0, tasks: 1 },
  ]);
});

it('returns zero revenue and empty lists without records', () => {
  expect(revenueByMonth([], ['2026-03'])).toEqual([['2026-03', 0]]);
  expect(figuresOf(nothing, { until: now, months: 3 })).toMatchObject({
    revenueByService: [],
    scoreByMonth: [],
  });
});
