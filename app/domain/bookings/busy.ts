import type { Stretch } from './schedule.ts';

/** Why a calendar could not be read. */
export const busyFailures = [
  /** Not an address of the public web. */
  'refused',
  'unreachable',
  /** The server answered with an error, as it does when an address was revoked. */
  'status',
  'too-large',
  'not-a-calendar',
  /** Its rules of recurrence take longer to follow than they may. */
  'too-complex',
] as const;

export type BusyFailure = (typeof busyFailures)[number];

/** The calendar that says when a member is busy elsewhere, as their screen shows it. */
export interface BusyCalendar {
  host: string;
  /** When it was last read, in epoch milliseconds; null for never. After a failure, what was read then still counts. */
  readAt: number | null;
  failure: BusyFailure | null;
  /** Busy stretches ahead. */
  count: number;
}

/** Stretches in order, with those that touch made one. */
export function mergeStretches(stretches: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = [];
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/**
 * The address of a calendar as it can be fetched; `webcal` is what calendars call `https`. Null for what is none.
 */
export function calendarAddress(text: string): URL | null {
  const url = text.length > 2000 ? null : URL.parse(text.trim().replace(/^webcals?:/i, 'https:'));
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
