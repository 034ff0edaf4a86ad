import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/i18n/languages.ts';
import { figuresOf } from '../figures/figures.ts';
import { overviewOf } from '../figures/overview.ts';
import { distanceBetween } from '../prospecting/distance.ts';
import { montreal, prospectSliders, sandboxProspects } from '../prospecting/prospecting.ts';
import { isOverdue } from '../records/filters.ts';
import { demoUser, isDemoPair } from './demo-session.ts';
import { samplesAt } from './samples.ts';

const now = '2026-03-10T09:30:00.000Z';
const samples = samplesAt(now, contentOf('fr').crm.samples);
const asked = { until: now, months: 12 } as const;
const pair = { email: 'demo@iluma.example', password: 'secret' };

describe('signing in', () => {
  it.each([
    ['the pair', pair, true],
    ['an address in capitals', { ...pair, email: ' DEMO@iluma.example ' }, true],
    ['another password', { ...pair, password: 'Secret' }, false],
    ['another address', { ...pair, email: 'x@iluma.example' }, false],
    ['nothing', { email: '', password: '' }, false],
  ])('with %s', (_name, typed, isKnown) => {
    expect(isDemoPair(pair, typed)).toBe(isKnown);
  });

  it('makes the user a CEO with all permissions (CRM-17)', () => {
    expect(demoUser(pair.email, 'A', now)).toMatchObject({ role: 'CEO', permissions: ['all'] });
  });
});

describe('samples', () => {
  it('have three statuses and two owners (CRMC-20, CRMC-22)', () => {
    expect(samples.clients.length).toBeGreaterThanOrEqual(6);
    expect(new Set(samples.clients.map(({ status }) => status)).size).toBe(3);
    expect(new Set(samples.clients.map(({ assignedTo }) => assignedTo)).size).toBe(2);
  });

  it('begin with three that the prospecting form finds by default (CRMP-26)', () => {
    const { businesses, averageCompatibility } = sandboxProspects(samples.clients);
    expect(businesses).toHaveLength(3);
    expect(averageCompatibility).toBe(87);
    for (const { coordinates, ilaScore } of businesses) {
      expect(ilaScore.current).toBeGreaterThanOrEqual(prospectSliders.ilaScoreMin.initial);
      const distance = coordinates && distanceBetween(montreal.center, coordinates);
      expect(distance).toBeLessThanOrEqual(prospectSliders.rayonKm.initial);
    }
  });

  it('were created and measured before the sign-in, and have a history that ends with their score', () => {
    for (const { ilaScore, createdAt } of samples.clients) {
      expect(ilaScore.history.at(-1)).toEqual({
        date: ilaScore.lastUpdated,
        score: ilaScore.current,
        method: null,
        version: '',
      });
      expect(createdAt < now && ilaScore.lastUpdated < now).toBe(true);
    }
  });

  it.each(languages)('have the same records in %s', (language) => {
    const said = samplesAt(now, contentOf(language).crm.samples);
    expect(said.tasks.map(({ id }) => id)).toEqual(samples.tasks.map(({ id }) => id));
    for (const { title } of said.journal) expect(title).not.toBe('');
  });
});

describe('figures', () => {
  it('are calculated from the samples (CRM-27 to CRM-30)', () => {
    expect(overviewOf(samples.clients, samples.tasks)).toEqual({
      activeClients: 5,
      averageScore: 77,
      monthlyRevenue: 23_100,
      tasksInProgress: 4,
    });
  });

  it('are zero or null without records', () => {
    expect(overviewOf([], [])).toEqual({
      activeClients: 0,
      averageScore: null,
      monthlyRevenue: 0,
      tasksInProgress: 0,
    });
  });

  it('divide all revenue among owners and among services', () => {
    const { revenueByOwner, revenueByService } = figuresOf(samples, asked);
    for (const parts of [revenueByOwner, revenueByService])
      expect(parts.reduce((sum, [, euros]) => sum + euros, 0)).toBeCloseTo(23_100);
  });

  it('count each client once by score and by status', () => {
    const { classes, statuses } = figuresOf(samples, asked);
    const sum = (counts: Record<string, number>) =>
      Object.values(counts).reduce((total, count) => total + count, 0);
    expect([classes.reduce((total, count) => total + count, 0), sum(statuses)]).toEqual([8, 8]);
  });
});

it.each(['2026-11-29', '2026-11-30'])('has one overdue task where today is %s', (today) => {
  // It is 00:15 UTC, so the date depends on the time zone.
  const { tasks } = samplesAt('2026-11-30T00:15:00.000Z', contentOf('fr').crm.samples, today);
  expect(tasks.filter((task) => isOverdue(task, today))).toHaveLength(1);
});
