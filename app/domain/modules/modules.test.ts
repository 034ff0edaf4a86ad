import { describe, expect, it } from 'vitest';
import { badgeOf, changeModules, moduleIds, promptCategories, sampleModules } from './modules.ts';

describe('the sample modules (A §3)', () => {
  it('are the six modules on offer, active, not connected, with scores from 85 to 95', () => {
    expect(sampleModules.map(({ id }) => id)).toEqual([...moduleIds]);
    for (const { status, crmConnected, ilaScore } of sampleModules) {
      expect([status, crmConnected]).toEqual(['active', false]);
      expect(ilaScore).toBeGreaterThanOrEqual(85);
      expect(ilaScore).toBeLessThanOrEqual(95);
    }
  });

  it('have prompts of all categories, each with its own id', () => {
    const prompts = sampleModules.flatMap((module) => [...module.prompts]);
    expect(new Set(prompts.map(({ id }) => id)).size).toBe(prompts.length);
    expect(new Set(prompts.map(({ category }) => category))).toEqual(new Set(promptCategories));
  });
});

it.each([
  ['active', 'green'],
  ['loading', 'yellow'],
  ['paused', 'grey'],
  ['anything', 'grey'],
])('the badge of a module with status %s is %s (MOD-06)', (status, badge) => {
  expect(badgeOf(status)).toBe(badge);
});

describe('a change', () => {
  const of = (id: string, modules = changed) => modules.find((module) => module.id === id);
  const changed = changeModules(
    changeModules(changeModules(sampleModules, { type: 'connect', id: 'ila' }), {
      type: 'set-status',
      id: 'ila',
      status: 'loading',
    }),
    { type: 'set-score', id: 'hub', ilaScore: 140.4 },
  );

  it('affects one module only', () => {
    expect(of('ila')).toMatchObject({ crmConnected: true, status: 'loading', ilaScore: 95 });
    expect(of('blogia')).toEqual(sampleModules[1]);
  });

  it.each([
    [-3, 0],
    [0, 0],
    [87.5, 88],
    [140.4, 100],
    [Number.POSITIVE_INFINITY, 100],
    [Number.NaN, 87],
  ])('keeps scores within bounds: %f becomes %i', (ilaScore, expected) => {
    const modules = changeModules(sampleModules, { type: 'set-score', id: 'hub', ilaScore });
    expect(of('hub', modules)?.ilaScore).toBe(expected);
  });
});
