import { describe, expect, it } from 'vitest';
import {
  benchmarkOf,
  channels,
  closeRateOf,
  exchange,
  metaRows,
  rateNames,
  searchRows,
  sectors,
  sources,
} from './benchmarks.ts';

const rows = [
  ...Object.entries(searchRows).map(([sector, row]) => ({ table: 'search', sector, ...row })),
  ...Object.entries(metaRows).map(([sector, row]) => ({ table: 'meta', sector, ...row })),
];
const checked = rows.flatMap(({ publishedCpl, ...row }) =>
  publishedCpl === null ? [] : [{ ...row, publishedCpl }],
);

describe('published benchmarks', () => {
  it.each(checked)('add up: $table, $sector', ({ cpc, cvr, publishedCpl }) => {
    const derived = cpc / (cvr / 100);
    expect(Math.abs(derived / publishedCpl - 1)).toBeLessThan(0.2);
  });

  it.each([
    ['legal, search 2026', 9.87, 5.55, 131.63],
    ['business, search 2026', 5.87, 4.85, 93.69],
    ['Meta dentists', 9.78, 6.38, 76.71],
    ['Meta restaurants', 0.74, 18.25, 3.16],
    ['Meta education', 1.65, 10.08, 28.22],
    ['Meta legal', 4.1, 10.53, 18.17],
  ])('leave out %s, which would not add up', (_name, cpc, cvr, publishedCpl) => {
    expect(Math.abs(cpc / (cvr / 100) / publishedCpl - 1)).toBeGreaterThan(0.2);
    expect(rows).not.toContainEqual(expect.objectContaining({ cpc, cvr }));
  });

  it('are positive prices and percentages', () => {
    for (const { cpc, ctr, cvr } of rows) {
      expect(cpc).toBeGreaterThan(0);
      for (const percent of [ctr ?? 1, cvr]) {
        expect(percent).toBeGreaterThan(0);
        expect(percent).toBeLessThan(100);
      }
    }
  });
});

describe('benchmarks', () => {
  it('are in euros at the dated rate', () => {
    expect(exchange).toEqual({ dollarsPerEuro: 1.172, date: '2025-06-30' });
    expect(benchmarkOf('all', 'search').cpc.value).toBe(4.62);
  });

  it.each([
    ['home', 'search', { cpc: 7.11, ctr: 6.37, cvr: 8.05 }],
    ['home', 'meta', { cpc: 1.9, ctr: 1.94, cvr: 5.22 }],
    ['restaurants', 'meta', { cpc: 1.64, ctr: 2.59, cvr: 7.72 }],
    ['beauty', 'search', { cpc: 3.94, ctr: 6.64, cvr: 10.35 }],
    ['dentists', 'youtube', { cpc: 0.6, ctr: 1.71, cvr: 0.77 }],
    ['dentists', 'local', { cpc: 6.83, ctr: 5.44, cvr: 10.67 }],
  ] as const)('for %s on %s are %j', (sector, channel, rates) => {
    const benchmark = benchmarkOf(sector, channel);
    const { cpc, ctr, cvr } = benchmark;
    expect({ cpc: cpc.value, ctr: ctr.value, cvr: cvr.value }).toEqual(rates);
  });

  it('state their source, and whether they are general figures', () => {
    expect(benchmarkOf('restaurants', 'meta').cpc).toMatchObject({ isGeneral: true });
    expect(benchmarkOf('home', 'meta').cpc).toMatchObject({ isGeneral: false });
    expect(benchmarkOf('all', 'meta').cpc).toMatchObject({ isGeneral: false });
    expect(benchmarkOf('beauty', 'search').ctr).toMatchObject({ isGeneral: true });
    expect(benchmarkOf('home', 'search').ctr.source).toBe('search-2025');
    expect(benchmarkOf('home', 'search').cpc.source).toBe('search-2026');
    expect(benchmarkOf('home', 'local').cpc.source).toBe('assumption');
    expect(closeRateOf('home')).toEqual({ value: 62, source: 'close-2026', isGeneral: false });
    expect(benchmarkOf('home', 'search').close).toEqual(closeRateOf('home'));
    expect(benchmarkOf('home', 'meta').close).toMatchObject({ value: 31, source: 'assumption' });
    expect(closeRateOf('finance')).toMatchObject({ value: 30, source: 'assumption' });
  });

  it('have a known source for every sector and channel', () => {
    for (const sector of sectors) {
      for (const channel of channels) {
        for (const name of rateNames) {
          const { value, source } = benchmarkOf(sector, channel)[name];
          expect(value).toBeGreaterThan(0);
          expect(sources).toHaveProperty(source);
        }
      }
    }
  });
});
