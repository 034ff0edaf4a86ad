/** The value below which a share of the values lies (nearest rank); NaN is ignored. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The median, which single disturbances of the machine hardly affect. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The median of the ratios of values measured close to one another, so that disturbances of both cancel out. */
export function pairedRatio(above: readonly number[], below: readonly number[]): number {
  return median(above.map((value, i) => value / (below[i] ?? Number.NaN)));
}
