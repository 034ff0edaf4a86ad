import type { Tool } from '#app/domain/leads/attachment.ts';

/**
 * How a score was determined: by a visitor's tool, from the team's observations, from a file, or at random in the
 * sandbox. Only `site-audit` and `observed` are based on the business itself.
 */
export const scoreMethods = [
  'ila',
  'ila-home',
  'ila-dashboard',
  'site-audit',
  'observed',
  'file',
  'drawn',
] as const satisfies readonly (Tool | 'observed' | 'file' | 'drawn')[];

export type ScoreMethod = (typeof scoreMethods)[number];

/** Origin of a score; null if unknown. */
export interface ScoreOrigin {
  method: ScoreMethod | null;
  /** Version of the method; empty if it has none. */
  version: string;
}

export const unknownOrigin: ScoreOrigin = { method: null, version: '' };
