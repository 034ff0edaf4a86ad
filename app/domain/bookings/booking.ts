import { minute } from '../durations.ts';
import type { Language } from '../languages.ts';

/** Kinds of meeting, named by their length in minutes as the API and addresses name them. */
export const bookingKinds = ['15', '30', '60'] as const;

export type BookingKind = (typeof bookingKinds)[number];

/** Ways to meet. */
export const bookingChannels = ['phone', 'video', 'office'] as const;

export type BookingChannel = (typeof bookingChannels)[number];

/**
 * `held` keeps its time while its message waits in quarantine, without a mail. `done` and `no-show` are said by staff
 * after the meeting.
 */
export const bookingStatuses = ['held', 'confirmed', 'cancelled', 'done', 'no-show'] as const;

export type BookingStatus = (typeof bookingStatuses)[number];

/** A meeting of somebody of the team with a visitor, whose details are the lead's. Instants are epoch milliseconds. */
export interface Booking {
  id: string;
  leadId: string;
  /** The lead's, for the visitor to quote. */
  reference: string;
  /** With the address of their own video calls, or null. */
  member: { id: string; name: string; email: string; videoUrl: string | null };
  visitor: { name: string; email: string; phone: string; company: string };
  kind: BookingKind;
  channel: BookingChannel;
  start: number;
  end: number;
  status: BookingStatus;
  /** Number of the changes that were sent as invitations, from 0. */
  sequence: number;
  /** The visitor's zone (IANA) and language. */
  timeZone: string;
  language: Language;
}

/** Length of a meeting in milliseconds. */
export function lengthOf(kind: BookingKind): number {
  return Number(kind) * minute;
}

/** In milliseconds: a meeting of now began no longer ago. */
export const longestMeeting = Math.max(...bookingKinds.map(lengthOf));

/** Most meetings to come of one mailbox. */
export const mostUpcoming = 3;

/** A visitor can move or cancel until this many milliseconds before the start. */
const changeNotice = 60 * minute;

/** Most times that a visitor may move a meeting: each move mails an address that nobody has verified. */
const mostMoves = 8;

/** Whether it still holds its time, and can be moved or cancelled. */
export function isOpenBooking({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'confirmed' || status === 'held';
}

/** Whether a visitor can still move a meeting that they can change. */
export function isMovable({ sequence }: Pick<Booking, 'sequence'>): boolean {
  return sequence < mostMoves;
}

/** Whether a visitor can still move or cancel. Both arguments are epoch milliseconds. */
export function isChangeable(start: number, now: number): boolean {
  return start - now >= changeNotice;
}
