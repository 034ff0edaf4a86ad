import { expect, it } from 'vitest';
import { sampleDashboard } from '../ila/projects.ts';
import { wizardDefaults } from '../ila/wizard-fields.ts';
import { matchStart } from '../ilumatch/answers.ts';
import { keptResults, type Kept } from './kept-results.ts';

const nothing: Kept = { ila: [], dashboard: sampleDashboard, match: matchStart, plans: [] };

it('a browser without own results has none: the dashboard’s samples are not the visitor’s', () => {
  expect(keptResults(nothing)).toEqual({});
});

it('a saved result, a plan and a match are the visitor’s own, with the link to send', () => {
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

it('scores of a project that the visitor added to the dashboard are the modules’ own', () => {
  const { projects } = sampleDashboard;
  const own = projects.slice(0, 1).map((sample) => ({
    ...sample,
    id: 'own',
    moduleScores: { ...sample.moduleScores, hub: 12 },
  }));
  const dashboard = { ...sampleDashboard, projects: [...projects, ...own] };
  expect(keptResults({ ...nothing, dashboard }).hub).toEqual({ score: 12, link: null });
});
