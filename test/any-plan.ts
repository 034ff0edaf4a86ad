import fc from 'fast-check';
import { channels, sectors } from '#app/domain/adluma/benchmarks.ts';
import { planBounds, type PlanNumber } from '#app/domain/adluma/plan-bounds.ts';
import { directions, goals, type AdPlan } from '#app/domain/adluma/plan.ts';

const names = Object.keys(planBounds) as PlanNumber[];

/** Any number within a plan's bounds, often the bounds themselves. */
function anyNumber(name: PlanNumber): fc.Arbitrary<number | null> {
  const { min, max, initial, isWhole } = planBounds[name];
  const between = isWhole
    ? fc.integer({ min, max })
    : fc.integer({ min: min * 100, max: max * 100 }).map((cents) => cents / 100);
  const value = fc.oneof(fc.constantFrom(min, max), between);
  return initial === null ? fc.option(value) : value;
}

/** Any plan that a URL can hold. */
export const anyPlan: fc.Arbitrary<AdPlan> = fc.record({
  direction: fc.constantFrom(...directions),
  sector: fc.constantFrom(...sectors),
  goal: fc.constantFrom(...goals),
  channels: fc
    .subarray([...channels], { minLength: 1 })
    .map((some) => channels.filter((each) => some.includes(each))),
  numbers: fc.record(
    Object.fromEntries(names.map((name) => [name, anyNumber(name)])) as Record<
      PlanNumber,
      fc.Arbitrary<number | null>
    >,
  ),
});
