import type { BookingChannel, BookingKind } from './booking.ts';

/** What a visitor has chosen so far, as the address says. */
export interface BookingChoice {
  kind: BookingKind;
  /** An account; empty for whoever is free. */
  member: string;
  timeZone: string;
  /** `YYYY-MM`. */
  month: string;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  /** Epoch milliseconds. */
  start: number | null;
}

export interface DayView {
  label: string;
  /** Number of free times. */
  free: number;
}

export interface TimeView {
  /** ISO 8601, UTC. */
  start: string;
  label: string;
  /** The same moment on the office's clock; empty where that is the visitor's. */
  office: string;
}

/**
 * A month's free times as the page shows them. All labels are in the visitor's language and zone. What a chosen time
 * hides does not travel: its lists are empty.
 */
export interface MonthView {
  choice: Omit<BookingChoice, 'start'>;
  /** Who can be chosen; none while nobody takes meetings. */
  hosts: { id: string; name: string }[];
  /** What the chosen person offers, or anybody. */
  kinds: BookingKind[];
  zones: { id: string; name: string }[];
  zoneName: string;
  /** Time at the office now; empty where that is the visitor's zone. */
  officeNow: string;
  title: string;
  previous: string | null;
  next: string | null;
  weekdays: { short: string; long: string }[];
  /** Days of the month, from the first on, which stands in this column, from 0. */
  days: DayView[];
  firstColumn: number;
  day: { label: string; times: TimeView[] } | null;
  /** With the ways to meet that somebody offers who is free then. */
  chosen: { start: string; label: string; channels: BookingChannel[] } | null;
}
