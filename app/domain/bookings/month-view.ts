import type { BookingChannel, BookingKind } from './booking.ts';

/** The visitor's choices so far, from the URL. */
export interface BookingChoice {
  kind: BookingKind;
  /** Id of an account; empty for anyone available. */
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
  /** The same time in the office's time zone; empty if that is also the visitor's. */
  office: string;
}

/**
 * A month's free times as shown on the page. All labels are in the visitor's language and time zone. Lists that are
 * hidden once a time is chosen are sent empty.
 */
export interface MonthView {
  choice: Omit<BookingChoice, 'start'>;
  /** Members who can be chosen; empty while nobody takes meetings. */
  hosts: { id: string; name: string }[];
  /** Kinds offered by the chosen member, or by anyone. */
  kinds: BookingKind[];
  zones: { id: string; name: string }[];
  zoneName: string;
  /** Current time at the office; empty if that is the visitor's time zone. */
  officeNow: string;
  title: string;
  previous: string | null;
  next: string | null;
  weekdays: { short: string; long: string }[];
  /** Days of the month; the first one is in column `firstColumn`, from 0. */
  days: DayView[];
  firstColumn: number;
  day: { label: string; times: TimeView[] } | null;
  /** With the channels offered by members available at that time. */
  chosen: { start: string; label: string; channels: BookingChannel[] } | null;
}
