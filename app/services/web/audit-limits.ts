/** Limits of one audit. */
export const auditLimits = {
  pages: 20,
  pageBytes: 1_000_000,
  bytes: 20_000_000,
  milliseconds: 60_000,
} as const;
