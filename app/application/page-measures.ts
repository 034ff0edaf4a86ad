import { addMeasures, noMeasures, type PageMeasures } from '#app/domain/system/page-measures.ts';

/** Page measurements from browsers since the start of this process. */
export type PageMeasureSums = ReturnType<typeof createPageMeasures>;

export function createPageMeasures() {
  let sums = noMeasures;
  return {
    add(measures: PageMeasures): void {
      sums = addMeasures(sums, measures);
    },
    sums: () => sums,
  };
}
