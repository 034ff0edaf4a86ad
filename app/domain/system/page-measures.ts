/** Where a browser sends what it measured of a page, with consent to analytics only. */
export const pageMeasuresPath = '/measures';

/** The measures that are sent; the others stay in the browser. https://web.dev/articles/vitals */
const sentVitals = ['lcp', 'inp', 'cls'] as const;

type SentVital = (typeof sentVitals)[number];

/** Milliseconds, and the sum of shifts for `cls`; null where nothing was measured. */
export type PageMeasures = Record<SentVital, number | null>;

/** Count and sum of each measure since start. */
type MeasureSums = Readonly<Record<SentVital, { readonly count: number; readonly sum: number }>>;

export const noMeasures: MeasureSums = {
  lcp: { count: 0, sum: 0 },
  inp: { count: 0, sum: 0 },
  cls: { count: 0, sum: 0 },
};

/** The sums with one more page; what it did not measure counts nowhere. */
export function addMeasures(sums: MeasureSums, measures: PageMeasures): MeasureSums {
  const added = sentVitals.map((vital) => {
    const measured = measures[vital];
    const { count, sum } = sums[vital];
    return [vital, measured === null ? sums[vital] : { count: count + 1, sum: sum + measured }];
  });
  return Object.fromEntries(added) as MeasureSums;
}
