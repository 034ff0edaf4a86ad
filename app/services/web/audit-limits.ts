import { minute } from '#app/domain/durations.ts';

/** Limits of one audit. */
export const auditLimits = {
  pages: 20,
  /** Bytes per page, as many as Google reads. Source: Google Search Central, Googlebot */
  pageBytes: 2_000_000,
  bytes: 20_000_000,
  milliseconds: minute,
} as const;
