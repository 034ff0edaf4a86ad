import type { Stretch } from './schedule.ts';

/** Why a calendar could not be read. */
export const busyFailures = [
  /** Not an address on the public internet. */
  'refused',
  'unreachable',
  /** The server responded with an error, as it does when a link was revoked. */
  'status',
  'too-large',
  'not-a-calendar',
  /** Expanding its recurrence rules takes longer than allowed. */
  'too-complex',
] as const;

export type BusyFailure = (typeof busyFailures)[number];

/** A member's external calendar of busy times, as shown to them. */
export interface BusyCalendar {
  host: string;
  /**
   * When it was last read successfully, in epoch milliseconds; null if never. After a failure, that data still applies.
   */
  readAt: number | null;
  failure: BusyFailure | null;
  /** Number of upcoming busy periods. */
  count: number;
}

/** Sorts periods and merges those that overlap or touch. */
export function mergeStretches(stretches: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = [];
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** The URL from which a calendar can be fetched; `webcal` is an alias of `https`. Null if invalid. */
export function calendarAddress(text: string): URL | null {
  const url = text.length > 2000 ? null : URL.parse(text.trim().replace(/^webcals?:/i, 'https:'));
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
