import type { Language } from '../languages.ts';
import type { BookingChannel, BookingKind, BookingStatus } from './booking.ts';
import type { Holiday } from './holidays.ts';

/** Numbers of days that are shown at once. */
export const agendaSpans = [1, 7] as const;

/** A stretch of a day in minutes after midnight on the reader's clock, from 0 to 1440; the end is excluded. */
export interface ClockStretch {
  from: number;
  to: number;
}

/** Why somebody is away all day. */
export type DayClosure =
  | { member: string; is: 'off'; reason: string }
  | { member: string; is: 'holiday'; holiday: Holiday };

export interface AgendaDay {
  /** `YYYY-MM-DD` on the reader's clock. */
  date: string;
  /** When those who are shown take meetings. */
  hours: readonly ClockStretch[];
  /** When other calendars say that they are busy. */
  busy: readonly ClockStretch[];
  closures: readonly DayClosure[];
}

/** A meeting as staff see it. Moments are ISO 8601, UTC. */
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
  /** Address of the call of a meeting by video; else null. */
  videoUrl: string | null;
  status: BookingStatus;
  start: string;
  end: string;
  /** Where it stands on the reader's clock. */
  date: string;
  at: ClockStretch;
  /** The visitor's zone (IANA) and language. */
  timeZone: string;
  language: Language;
}

/** Days of the agenda with their meetings, for a reader's clock. */
export interface Agenda {
  /** Who can be looked at, those who take no meetings included. */
  members: readonly { id: string; name: string }[];
  days: readonly AgendaDay[];
  meetings: readonly Meeting[];
  /** Who offers video without an address for the call. `isOnly`: they offer nothing else, and so nothing. */
  withoutVideo: readonly { name: string; isOnly: boolean }[];
}

/** A time that a meeting can be moved to, or begin at. */
export interface FreeTime {
  /** ISO 8601, UTC. */
  start: string;
  /** On the reader's clock. */
  date: string;
  minute: number;
  /** Id of whoever is free. */
  member: string;
}
