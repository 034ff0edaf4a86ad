import { readNumber } from '../read-number.ts';
import type { Field } from './fields.ts';

/** An input with a slider: inclusive bounds, step and default. */
export interface SliderBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
}

export type NumberReason = 'empty' | 'unreadable' | 'raised' | 'lowered' | 'rounded';

interface NumberRule<Initial extends number | null> {
  initial: Initial;
  /** Inclusive. */
  min?: number;
  max?: number;
  /** Parses an entered number; null or NaN if invalid. */
  parse: (text: string) => number | null;
  round: (value: number) => number;
  /** Whether rounding is not reported as a correction. */
  isRoundingSilent?: boolean;
}

/**
 * A number within bounds. Invalid input gets the initial value, where null means that a default is applied elsewhere.
 */
export function numberField<Initial extends number | null>({
  initial,
  min = -Infinity,
  max = Infinity,
  parse,
  round,
  isRoundingSilent = false,
}: NumberRule<Initial>): Field<number | Initial, NumberReason> {
  return {
    read([written]) {
      if (written === undefined) return { value: initial };
      if (written.trim() === '') return { value: initial, reason: 'empty' };
      const number = parse(written) ?? NaN;
      if (!Number.isFinite(number)) return { value: initial, reason: 'unreadable' };
      const rounded = round(number);
      const value = Math.min(max, Math.max(min, rounded));
      if (value !== rounded) return { value, reason: value > rounded ? 'raised' : 'lowered' };
      return { value, reason: rounded === number || isRoundingSilent ? undefined : 'rounded' };
    },
    write: (value) => (value === null ? [] : [String(value)]),
  };
}

/** A slider's number: within bounds and on a step, in any notation. */
export function sliderField({
  min,
  max,
  step,
  initial,
}: SliderBounds): Field<number, NumberReason> {
  return numberField<number>({
    initial,
    min,
    max,
    parse: (text) => readNumber(text, { isWhole: Number.isInteger(step) }),
    // Rounds to six decimals, to hide floating-point errors of the step.
    round: (value) => Number((min + Math.round((value - min) / step) * step).toFixed(6)),
  });
}

/** One of several numbers: the nearest to the input, the lower one on a tie. */
export function nearestField<Value extends number>(
  values: readonly [Value, ...Value[]],
  initial: Value,
  { isWhole }: { isWhole: boolean },
): Field<Value, NumberReason> {
  const nearest = (number: number) =>
    values.reduce((best, each) =>
      Math.abs(each - number) < Math.abs(best - number) ? each : best,
    );
  return numberField({
    initial,
    parse: (text) => readNumber(text, { isWhole }),
    round: nearest,
  }) as Field<Value, NumberReason>;
}
