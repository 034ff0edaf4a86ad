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
  /** Parses a typed number; null or NaN for an invalid one. */
  parse: (text: string) => number | null;
  round: (value: number) => number;
  /** Whether rounding is silent. */
  isRoundingSilent?: boolean;
}

/** A number within bounds. Invalid input takes the initial value; null there means that a default applies elsewhere. */
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
    // Six decimals, to hide binary noise of the step.
    round: (value) => Number((min + Math.round((value - min) / step) * step).toFixed(6)),
  });
}

/** One of several numbers: the nearest to the input, the lower of two equally near. */
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
