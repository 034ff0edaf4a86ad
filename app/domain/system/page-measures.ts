/** Where a browser reports a page's measurements, with consent to analytics only. */
export const pageMeasuresPath = '/measures';

/** The reported measurements; the others stay in the browser. https://web.dev/articles/vitals */
const sentVitals = ['lcp', 'inp', 'cls'] as const;

type SentVital = (typeof sentVitals)[number];

/** Milliseconds, and the sum of shifts for `cls`; null if nothing was measured. */
export type PageMeasures = Record<SentVital, number | null>;

/** Count and sum of each measurement since the start. */
type MeasureSums = Readonly<Record<SentVital, { readonly count: number; readonly sum: number }>>;

export const noMeasures: MeasureSums = {
  lcp: { count: 0, sum: 0 },
  inp: { count: 0, sum: 0 },
  cls: { count: 0, sum: 0 },
};

/** Adds a page to the sums; missing measurements are ignored. */
export function addMeasures(sums: MeasureSums, measures: PageMeasures): MeasureSums {
  const added = sentVitals.map((vital) => {
    const measured = measures[vital];
    const { count, sum } = sums[vital];
    return [vital, measured === null ? sums[vital] : { count: count + 1, sum: sum + measured }];
  });
  return Object.fromEntries(added) as MeasureSums;
}
