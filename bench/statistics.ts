/** The value below which a share of the values lies (nearest rank); values that are no number do not count. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The middle value: what other work on the machine disturbs least. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/**
 * The median of the ratios of values taken close to one another, so that whatever slowed both down cancels out.
 */
export function pairedRatio(above: readonly number[], below: readonly number[]): number {
  return median(above.map((value, i) => value / (below[i] ?? Number.NaN)));
}
