import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPlan } from '../../../test/any-plan.ts';
import { channels, sectors } from './benchmarks.ts';
import { planBounds, type PlanNumber } from './plan-bounds.ts';
import { benchmarkFor, defaultPlan, numberOf, planFields, readPlan } from './plan.ts';

const plain = (text: string) => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : null);
const read = (query: string) => readPlan(new URLSearchParams(query), plain);
const names = Object.keys(planBounds) as PlanNumber[];

describe('parsing a plan’s query', () => {
  it.each(['', 'v=1&channel=search&channel=meta', 'utm_source=x', 'unknown=1'])(
    'uses the default plan for %j',
    (query) => {
      expect(read(query)).toEqual({ plan: defaultPlan, corrections: [] });
    },
  );

  it('reads every kind of value', () => {
    const query =
      'v=1&direction=customers&sector=home&goal=visits&channel=local&channel=search&customers=7&lock-search=0&cpc-local=2.555';
    const { plan, corrections } = read(query);
    expect(corrections).toEqual([]);
    expect(plan).toMatchObject({
      direction: 'customers',
      sector: 'home',
      goal: 'visits',
      channels: ['search', 'local'],
    });
    expect(plan.numbers).toMatchObject({ customers: 7, 'lock-search': 0, 'cpc-local': 2.56 });
    expect(plan.numbers['lock-local']).toBeNull();
  });

  it.each([
    ['budget=-5', 'budget', 'raised', 50],
    ['budget=1000000', 'budget', 'lowered', 100_000],
    ['budget=abc', 'budget', 'unreadable', 1500],
    ['budget=', 'budget', 'empty', 1500],
    ['months=0', 'months', 'raised', 1],
    ['cpc-search=0', 'cpc-search', 'raised', 0.01],
    ['cvr-meta=250', 'cvr-meta', 'lowered', 100],
    ['cvr-meta=x', 'cvr-meta', 'unreadable', null],
    ['sector=legal', 'sector', 'unknown', null],
    ['goal=__proto__', 'goal', 'unknown', null],
    ['direction=', 'direction', 'unknown', null],
    ['channel=tv', 'channel', 'unknown', null],
    ['v=1', 'channel', 'empty', null],
    ['v=0&channel=meta', 'v', 'version', null],
    ['v=99&channel=meta', 'v', 'version', null],
  ] as const)('corrects %j: %s is %s', (query, field, reason, value) => {
    const { plan, corrections } = read(query);
    expect(corrections).toEqual([{ field, reason, value }]);
    expect(plan.channels.length).toBeGreaterThan(0);
  });

  it('keeps the benchmark for an empty field', () => {
    const { plan, corrections } = read('cpc-search=&close=');
    expect(corrections).toEqual([]);
    expect(plan.numbers['cpc-search']).toBeNull();
    expect(numberOf(plan, 'cpc-search')).toBe(4.62);
    expect(numberOf({ ...plan, sector: 'home' }, 'close')).toBe(62);
  });

  it('rounds people to whole numbers, as a correction', () => {
    const { plan, corrections } = read('customers=2.4&zone=5000.6&months=99.5');
    expect(plan.numbers).toMatchObject({ customers: 2, zone: 5001, months: 12 });
    expect(corrections).toEqual([
      { field: 'customers', reason: 'rounded', value: 2 },
      { field: 'zone', reason: 'rounded', value: 5001 },
      { field: 'months', reason: 'lowered', value: 12 },
    ]);
  });

  it('respects the bounds of a smaller form', () => {
    const query = new URLSearchParams('budget=50000');
    const { plan, corrections } = readPlan(query, plain, { budget: { min: 100, max: 10_000 } });
    expect(plan.numbers.budget).toBe(10_000);
    expect(corrections).toEqual([{ field: 'budget', reason: 'lowered', value: 10_000 }]);
  });

  it('stays within bounds, for any query', () => {
    const name = fc.oneof(
      fc.constantFrom<string>(...names, 'v', 'channel', 'sector', 'goal', 'direction'),
      fc.string(),
    );
    const text = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom(...channels));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, text)), (pairs) => {
        const { plan } = readPlan(new URLSearchParams(pairs), (each) => Number(each));
        for (const each of names) {
          const { min, max } = planBounds[each];
          expect(Number.isFinite(numberOf(plan, each))).toBe(true);
          expect(plan.numbers[each] ?? min).toBeGreaterThanOrEqual(min);
          expect(plan.numbers[each] ?? min).toBeLessThanOrEqual(max);
        }
      }),
    );
  });
});

describe('a plan', () => {
  it('survives a round trip through its query', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const query = new URLSearchParams(planFields(plan));
        expect(readPlan(query, plain)).toEqual({ plan, corrections: [] });
      }),
    );
  });

  it('omits defaults from its query', () => {
    expect(new URLSearchParams(planFields(defaultPlan)).toString()).toBe(
      'v=1&channel=search&channel=meta',
    );
  });

  it.each(sectors)(
    'has a benchmark for every number but the fee and fixed amounts in the sector %s',
    (sector) => {
      const without = names.filter((name) => !(benchmarkFor(sector, name) > 0));
      expect(without).toEqual(['fee', ...channels.map((channel) => `lock-${channel}`)]);
    },
  );
});
