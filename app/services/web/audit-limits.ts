import { minute } from '#app/domain/durations.ts';

/** Limits of one audit. */
export const auditLimits = {
  pages: 20,
  pageBytes: 1_000_000,
  bytes: 20_000_000,
  milliseconds: minute,
} as const;
