import type { Field } from './fields.ts';

/** One of several values, or the initial one, which may be null for "not answered". */
export function choiceField<Value extends string, Initial extends string | null>(
  values: readonly Value[],
  initial: Initial,
): Field<Value | Initial, 'unknown'> {
  return {
    read([written]) {
      if (written === undefined) return { value: initial };
      const value = values.find((each) => each === written);
      return value === undefined ? { value: initial, reason: 'unknown' } : { value };
    },
    write: (value) => (value === null ? [] : [value]),
  };
}

/**
 * Any of several values, in their listed order.
 *
 * @param initial values when no known one was submitted
 * @param isRequired whether submitting none counts as a correction
 */
export function choicesField<Value extends string>(
  values: readonly Value[],
  { initial = [], isRequired = false }: { initial?: readonly Value[]; isRequired?: boolean } = {},
): Field<Value[], 'unknown' | 'empty'> {
  return {
    read(texts) {
      const known = values.filter((value) => texts.includes(value));
      const hasUnknown = texts.some((text) => !values.some((value) => value === text));
      const isEmpty = isRequired && texts.length === 0;
      return {
        value: known.length > 0 ? known : [...initial],
        reason: hasUnknown ? 'unknown' : isEmpty ? 'empty' : undefined,
      };
    },
    write: (chosen) => chosen,
  };
}

/** A wizard's step, as its number from 1; the first step for invalid values. */
export function stepField<Step extends string>(steps: readonly [Step, ...Step[]]): Field<Step> {
  return {
    read: ([written = '1']) => ({ value: steps[Number(written) - 1] ?? steps[0] }),
    write: (step) => [String(steps.indexOf(step) + 1)],
  };
}
