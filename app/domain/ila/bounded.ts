import { readNumber } from '../read-number.ts';

/** An input with a slider: inclusive bounds, step and default. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
}

/**
 * Reads a slider's value from text, however its number is written, as the slider itself would hold it: within bounds and
 * on a step. What is no number becomes the default; `isCorrected` is true whenever the value is not the one written.
 */
export function readBounded(
  text: string,
  { min, max, step, initial }: Bounds,
): { value: number; isCorrected: boolean } {
  const written = readNumber(text, { isWhole: Number.isInteger(step) });
  if (!Number.isFinite(written)) return { value: initial, isCorrected: true };
  const within = Math.min(max, Math.max(min, written));
  const steps = Math.round((within - min) / step);
  const value = Number((min + steps * step).toFixed(6));
  return { value, isCorrected: value !== written };
}
