/** Maps values to positions in a drawing: linear, not clamped at either end. */
export type Scale = (value: number) => number;

/** A domain of zero width maps to the middle of the range. */
export function linearScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): Scale {
  const width = to - from;
  return (value) =>
    width === 0 ? (start + end) / 2 : start + ((value - from) / width) * (end - start);
}

/**
 * Round values (1, 2 or 5 times a power of ten apart) from 0 or `min` to the first one at or past `max`, so that the
 * last tick is the end of the axis.
 *
 * @param count approximate number of steps
 */
export function niceTicks(min: number, max: number, count = 4): number[] {
  if (!(Number.isFinite(min) && Number.isFinite(max)) || max <= min) return [min];
  const step = niceStep((max - min) / Math.max(1, count));
  const first = Math.floor(min / step);
  const last = Math.ceil(max / step - 1e-9);
  const digits = Math.min(20, Math.max(0, -Math.floor(Math.log10(step))));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(digits)),
  );
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((each) => each * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
}
