import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonSource } from '../codec/stored-json.ts';
import {
  metricDefaults,
  metricSliders,
  isOtherVersion,
  metricFields,
  readMetrics,
} from './dashboard-fields.ts';
import {
  analyse,
  bandOf,
  courseOf,
  directionOf,
  metricIds,
  metricWeights,
  overallOf,
  shownPoints,
  tierOf,
  trendWeeks,
  type Metrics,
} from './dashboard-score.ts';

const anyMetrics = fc.record<Metrics>({
  seo: fc.integer({ min: 0, max: 100 }),
  content: fc.integer({ min: 0, max: 100 }),
  conversion: fc.integer({ min: 0, max: 100 }),
  engagement: fc.integer({ min: 0, max: 100 }),
  technical: fc.integer({ min: 0, max: 100 }),
});

const level = (value: number) => Object.fromEntries(metricIds.map((id) => [id, value])) as Metrics;

describe('the calculator', () => {
  it('has five sliders of 0 to 100 by 1, with the specified defaults (ILAD-10, ILAD-11)', () => {
    expect(metricSliders).toEqual({
      seo: { min: 0, max: 100, step: 1, initial: 80 },
      content: { min: 0, max: 100, step: 1, initial: 85 },
      conversion: { min: 0, max: 100, step: 1, initial: 75 },
      engagement: { min: 0, max: 100, step: 1, initial: 90 },
      technical: { min: 0, max: 100, step: 1, initial: 85 },
    });
  });

  it('has the specified weights, which sum to 1 (ILAD-14)', () => {
    expect(metricWeights).toEqual({
      seo: 0.25,
      content: 0.2,
      conversion: 0.25,
      engagement: 0.15,
      technical: 0.15,
    });
    expect(Object.values(metricWeights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
  });

  it('gives 82, very good, stable and two recommendations by default (ILAD-15)', () => {
    const analysis = analyse(metricDefaults);
    expect(analysis.overallScore).toBe(82);
    expect(bandOf(82)).toBe('veryGood');
    expect(analysis.trends.direction).toBe('stable');
    expect(analysis.recommendations).toEqual(['conversion', 'content']);
    expect(analysis.riskFactors).toEqual([]);
  });

  it.each([
    [level(0), 0],
    [level(100), 100],
    [level(73), 73],
    // 0.15 x 90 = 13.5 in decimals: rounded half up.
    [{ ...level(0), engagement: 90 }, 14],
    [{ ...level(0), technical: 10 }, 2],
  ])('gives the metrics %j the score %i', (metrics, score) => {
    expect(overallOf(metrics)).toBe(score);
  });
});

describe('interpreting a score', () => {
  it.each([
    [100, 'excellent', 'up'],
    [90, 'excellent', 'up'],
    [89, 'veryGood', 'up'],
    [86, 'veryGood', 'up'],
    [85, 'veryGood', 'stable'],
    [80, 'veryGood', 'stable'],
    [79, 'good', 'stable'],
    [75, 'good', 'stable'],
    [74, 'good', 'down'],
    [70, 'good', 'down'],
    [69, 'improve', 'down'],
    [0, 'improve', 'down'],
  ] as const)('%i is %s, trend %s (ILAD-19, ILAD-22)', (score, band, direction) => {
    expect(bandOf(score)).toBe(band);
    expect(directionOf(score)).toBe(direction);
  });

  it.each([
    [100, 'high'],
    [90, 'high'],
    [89, 'middle'],
    [80, 'middle'],
    [79, 'low'],
    [0, 'low'],
  ] as const)('the badge of a module at %i is %s (ILAD-23)', (score, tier) => {
    expect(tierOf(score)).toBe(tier);
  });

  it.each<[Partial<Metrics>, string[]]>([
    [{ seo: 80, conversion: 85, content: 90 }, []],
    [{ seo: 79, conversion: 85, content: 90 }, ['seo']],
    [{ seo: 80, conversion: 84, content: 90 }, ['conversion']],
    [{ seo: 80, conversion: 85, content: 89 }, ['content']],
    [{ seo: 0, conversion: 0, content: 0 }, ['seo', 'conversion', 'content']],
  ])('the metrics %j lead to the recommendations %j (ILAD-16 to 18)', (change, expected) => {
    expect(analyse({ ...level(100), ...change }).recommendations).toEqual(expected);
  });

  it('risks are metrics below the threshold, lowest first', () => {
    const metrics = { ...level(70), technical: 69, seo: 12 };
    expect(analyse(metrics).riskFactors).toEqual(['seo', 'technical']);
    expect(analyse(metrics, 12).riskFactors).toEqual([]);
  });

  it('opportunities are sorted by the points to gain', () => {
    expect(analyse({ ...level(100), seo: 90, technical: 80 }).opportunities).toEqual([
      { id: 'technical', left: 3 },
      { id: 'seo', left: 2.5 },
    ]);
  });

  it('points are rounded to a tenth, however they were computed', () => {
    expect(shownPoints(5.1 / 6)).toBe(0.9);
    expect(shownPoints(5.1 * (1 / 6))).toBe(0.9);
    expect(shownPoints(0.849)).toBe(0.8);
  });
});

describe('any metrics', () => {
  it('give a score, percentage and trend within bounds, the same each time (ILAD-20)', () => {
    fc.assert(
      fc.property(anyMetrics, (metrics) => {
        const analysis = analyse(metrics);
        expect(analysis.overallScore).toBeGreaterThanOrEqual(0);
        expect(analysis.overallScore).toBeLessThanOrEqual(100);
        expect(analysis.trends.percentage).toBeGreaterThanOrEqual(0);
        expect(analysis.trends.percentage).toBeLessThanOrEqual(20);
        const course = courseOf(analysis);
        expect(course).toHaveLength(trendWeeks);
        expect(course.at(-1)).toBe(analysis.overallScore);
        for (const value of course) {
          expect(Number.isInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        }
        expect(courseOf(analyse(metrics))).toEqual(course);
      }),
    );
  });

  it('never give a lower score when one of them rises to 100', () => {
    fc.assert(
      fc.property(anyMetrics, fc.constantFrom(...metricIds), (metrics, id) => {
        const better = { ...metrics, [id]: 100 };
        expect(overallOf(better)).toBeGreaterThanOrEqual(overallOf(metrics));
      }),
    );
  });
});

describe('parsing the calculator’s values', () => {
  it('uses the defaults when nothing is sent', () => {
    expect(readMetrics(jsonSource({}))).toEqual({
      metrics: metricDefaults,
      corrected: [],
      wasSent: false,
    });
  });

  it.each([
    ['101', 100],
    ['-1', 0],
    ['12.4', 12],
    ['x', 80],
    ['', 80],
  ])('corrects %j to %i, and reports it', (text, value) => {
    const { metrics, corrected } = readMetrics(jsonSource({ seoScore: text }));
    expect(metrics).toEqual({ ...metricDefaults, seo: value });
    expect(corrected).toEqual(['seo']);
  });

  it('reads values back from a link', () => {
    const metrics = { seo: 0, content: 100, conversion: 33, engagement: 7, technical: 61 };
    const link = new URLSearchParams(metricFields(metrics));
    expect(readMetrics(link)).toEqual({
      metrics,
      corrected: [],
      wasSent: true,
    });
    expect(isOtherVersion(link)).toBe(false);
  });

  it.each([
    [null, false],
    ['1', false],
    ['0', true],
    ['2', true],
    ['', true],
  ])('version %j is another one: %s', (version, isOther) => {
    expect(isOtherVersion(jsonSource({ v: version }))).toBe(isOther);
  });
});
