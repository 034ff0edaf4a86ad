import type { BookingErrors } from './booking-fields.ts';
import { bookingChannels, bookingKinds, type BookingChannel, type BookingKind } from './booking.ts';
import type { Schedule } from './schedule.ts';

/** What a team member can be booked for. */
export type Offer = Pick<Schedule, 'kinds' | 'channels' | 'videoUrl'>;

/**
 * Channels that a member can actually offer: no video without a URL for the call.
 *
 * @param videoUrl URL of the agency's video calls, or null
 */
export function usableChannels(
  offer: Pick<Offer, 'channels' | 'videoUrl'>,
  videoUrl: string | null,
): BookingChannel[] {
  const isLacking = lacksVideoUrl(offer, videoUrl);
  return offer.channels.filter((channel) => channel !== 'video' || !isLacking);
}

/** Whether a member offers video without a URL for the call. */
export function lacksVideoUrl(
  offer: Pick<Offer, 'channels' | 'videoUrl'>,
  videoUrl: string | null,
): boolean {
  return offer.channels.includes('video') && (offer.videoUrl ?? videoUrl) === null;
}

/** Kinds of meeting that at least one of several people offers. */
export function kindsOffered(offers: readonly Offer[]): BookingKind[] {
  return bookingKinds.filter((kind) => offers.some(({ kinds }) => kinds.includes(kind)));
}

/**
 * Channels that at least one of several people offers.
 *
 * @param videoUrl URL of the agency's video calls, or null
 */
export function channelsOffered(
  offers: readonly Offer[],
  videoUrl: string | null,
): BookingChannel[] {
  const offered = new Set(offers.flatMap((offer) => usableChannels(offer, videoUrl)));
  return bookingChannels.filter((channel) => offered.has(channel));
}

/**
 * Errors for a choice that none of the requested people offers.
 *
 * @param offers of the chosen person, or of everyone; empty if there is no such person
 */
export function offerErrors(
  { kind, channel }: { kind: BookingKind; channel: BookingChannel },
  offers: readonly Offer[],
  videoUrl: string | null,
): BookingErrors {
  if (offers.length === 0) return { member: 'unknown' };
  const ofKind = offers.filter(({ kinds }) => kinds.includes(kind));
  if (ofKind.length === 0) return { kind: 'not-offered' };
  return channelsOffered(ofKind, videoUrl).includes(channel) ? {} : { channel: 'not-offered' };
}
