export type PreviewError = 'name' | 'score' | 'revenue';

/** Validation errors of an entered client; null is an unreadable number, undefined a client without a score. */
export function previewErrors({
  name,
  score,
  revenue,
}: {
  name: string;
  score: number | null | undefined;
  revenue: number | null;
}): PreviewError[] {
  const isScore = score === undefined || (score !== null && score >= 0 && score <= 100);
  const isRevenue = revenue !== null && revenue >= 0 && revenue <= 10_000_000;
  return [
    ...(name === '' ? (['name'] as const) : []),
    ...(isScore ? [] : (['score'] as const)),
    ...(isRevenue ? [] : (['revenue'] as const)),
  ];
}
