import type { Language } from '../languages.ts';
import type { BookingChannel, BookingKind, BookingStatus } from './booking.ts';
import type { Holiday } from './holidays.ts';

/** Selectable numbers of days. */
export const agendaSpans = [1, 7] as const;

/** A period of a day in the reader's time zone, in minutes after midnight from 0 to 1440; the end is excluded. */
export interface ClockStretch {
  from: number;
  to: number;
}

/** Reason for an absence of a whole day. */
export type DayClosure =
  | { member: string; is: 'off'; reason: string }
  | { member: string; is: 'holiday'; holiday: Holiday };

export interface AgendaDay {
  /** `YYYY-MM-DD` in the reader's time zone. */
  date: string;
  /** Meeting hours of the selected members. */
  hours: readonly ClockStretch[];
  /** Busy times from their other calendars. */
  busy: readonly ClockStretch[];
  closures: readonly DayClosure[];
}

/** A meeting as shown to staff. Instants are ISO 8601, UTC. */
export interface Meeting {
  id: string;
  leadId: string;
  /** The client that the lead became, or null. */
  clientId: string | null;
  reference: string;
  member: { id: string; name: string };
  visitor: { name: string; email: string; phone: string; company: string };
  /** What the visitor wrote. */
  note: string;
  kind: BookingKind;
  channel: BookingChannel;
  /** URL of the video call; null for other meetings. */
  videoUrl: string | null;
  status: BookingStatus;
  start: string;
  end: string;
  /** Date and time in the reader's time zone. */
  date: string;
  at: ClockStretch;
  /** The visitor's time zone (IANA) and language. */
  timeZone: string;
  language: Language;
}

/** Days of the agenda with their meetings, in the reader's time zone. */
export interface Agenda {
  /** Selectable members, including those who take no meetings, and former ones whose meetings are shown. */
  members: readonly { id: string; name: string }[];
  days: readonly AgendaDay[];
  meetings: readonly Meeting[];
  /**
   * Members who offer video without a URL for the call. `isOnly`: they offer nothing else, so they cannot be booked.
   */
  withoutVideo: readonly { name: string; isOnly: boolean }[];
}

/** A free time that a meeting can be moved to or created at. */
export interface FreeTime {
  /** ISO 8601, UTC. */
  start: string;
  /** In the reader's time zone. */
  date: string;
  minute: number;
  /** Id of the available member. */
  member: string;
}
