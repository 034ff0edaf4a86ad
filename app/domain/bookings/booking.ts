/** Kinds of meeting, named by their length in minutes as the API and addresses name them. */
export const bookingKinds = ['15', '30', '60'] as const;

export type BookingKind = (typeof bookingKinds)[number];

/** Ways to meet. */
export const bookingChannels = ['phone', 'video', 'office'] as const;

export type BookingChannel = (typeof bookingChannels)[number];

/** `cancelled` and `no-show` are final; `done` is said by staff after the meeting. */
export const bookingStatuses = ['confirmed', 'cancelled', 'done', 'no-show'] as const;

export type BookingStatus = (typeof bookingStatuses)[number];

export const minute = 60_000;

/** Length of a meeting in milliseconds. */
export function lengthOf(kind: BookingKind): number {
  return Number(kind) * minute;
}

/** A visitor can move or cancel until this many milliseconds before the start. */
export const changeNotice = 60 * minute;

/** Whether a visitor can still move or cancel. Both arguments are epoch milliseconds. */
export function isChangeable(start: number, now: number): boolean {
  return start - now >= changeNotice;
}
