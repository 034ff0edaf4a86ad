import type { Tool } from '#app/domain/leads/attachment.ts';

/**
 * How a score came to be: by a visitor's tool, of what the team observed, from a file, or drawn in the sandbox. Only
 * `site-audit` and `observed` look at the business itself.
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

/** Where a score comes from; null where nobody has said. */
export interface ScoreOrigin {
  method: ScoreMethod | null;
  /** Of the method; empty where it has none. */
  version: string;
}

export const unknownOrigin: ScoreOrigin = { method: null, version: '' };
