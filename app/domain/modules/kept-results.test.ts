import { expect, it } from 'vitest';
import { sampleDashboard } from '../ila/projects.ts';
import { wizardDefaults } from '../ila/wizard-fields.ts';
import { matchStart } from '../ilumatch/answers.ts';
import { keptResults, type Kept } from './kept-results.ts';

const nothing: Kept = { ila: [], dashboard: sampleDashboard, match: matchStart, plans: [] };

it('a browser without results of its own has none, despite the dashboard’s samples', () => {
  expect(keptResults(nothing)).toEqual({});
});

it('saved results, plans and matches count as the visitor’s own, with a link to send', () => {
  const input = { ...wizardDefaults, businessName: 'Ada' };
  const results = keptResults({
    ...nothing,
    ila: [{ at: 1, version: 1, score: 41, input }],
    plans: ['?budget=500'],
    match: { ...matchStart, step: 'results' },
  });
  expect(Object.keys(results)).toEqual(['adluma', 'ila', 'illumatch']);
  expect(results.ila).toMatchObject({ score: 41, link: { screen: 'ila' } });
  expect(results.ila?.link?.result).toContain('/ila?');
  expect(results.adluma).toEqual({
    score: null,
    link: { screen: 'adluma-full', result: '/simulateur-complet?budget=500' },
  });
});

it('a project that the visitor added to the dashboard gives the modules their scores', () => {
  const { projects } = sampleDashboard;
  const own = projects.slice(0, 1).map((sample) => ({
    ...sample,
    id: 'own',
    moduleScores: { ...sample.moduleScores, hub: 12 },
  }));
  const dashboard = { ...sampleDashboard, projects: [...projects, ...own] };
  expect(keptResults({ ...nothing, dashboard }).hub).toEqual({ score: 12, link: null });
});
