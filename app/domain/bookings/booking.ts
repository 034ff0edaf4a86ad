import { minute } from '../durations.ts';
import type { Language } from '../languages.ts';

/** Kinds of meeting, named by their length in minutes in the API and in URLs. */
export const bookingKinds = ['15', '30', '60'] as const;

export type BookingKind = (typeof bookingKinds)[number];

/** Meeting channels. */
export const bookingChannels = ['phone', 'video', 'office'] as const;

export type BookingChannel = (typeof bookingChannels)[number];

/**
 * `held` reserves the time while its message is in quarantine, without an email. `done` and `no-show` are set by staff
 * after the meeting.
 */
export const bookingStatuses = ['held', 'confirmed', 'cancelled', 'done', 'no-show'] as const;

export type BookingStatus = (typeof bookingStatuses)[number];

/** A meeting of a team member with a visitor, whose details are the lead's. Instants are epoch milliseconds. */
export interface Booking {
  id: string;
  leadId: string;
  /** The lead's reference, for the visitor to quote. */
  reference: string;
  /** With the URL of their own video calls, or null. */
  member: { id: string; name: string; email: string; videoUrl: string | null };
  visitor: { name: string; email: string; phone: string; company: string };
  kind: BookingKind;
  channel: BookingChannel;
  start: number;
  end: number;
  status: BookingStatus;
  /** Sequence number of the latest invitation, from 0. */
  sequence: number;
  /** The visitor's time zone (IANA) and language. */
  timeZone: string;
  language: Language;
}

/** Length of a meeting in milliseconds. */
export function lengthOf(kind: BookingKind): number {
  return Number(kind) * minute;
}

/** In milliseconds: a meeting in progress started no longer ago than this. */
export const longestMeeting = Math.max(...bookingKinds.map(lengthOf));

/** Maximum number of upcoming meetings per mailbox. */
export const mostUpcoming = 3;

/** Visitors can move or cancel a meeting until this many milliseconds before it starts. */
const changeNotice = 60 * minute;

/** How many times a visitor may move a meeting: each move sends an email to an unverified address. */
const mostMoves = 8;

/** Whether it still reserves its time, and can be moved or cancelled. */
export function isOpenBooking({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'confirmed' || status === 'held';
}

/** Whether a visitor has moves left for a changeable meeting. */
export function isMovable({ sequence }: Pick<Booking, 'sequence'>): boolean {
  return sequence < mostMoves;
}

/** Whether it is early enough for a visitor to move or cancel. Both arguments are epoch milliseconds. */
export function isChangeable(start: number, now: number): boolean {
  return start - now >= changeNotice;
}
