import type { BookingErrors } from './booking-fields.ts';
import { bookingChannels, bookingKinds, type BookingChannel, type BookingKind } from './booking.ts';
import type { Schedule } from './schedule.ts';

/** What somebody of the team can be booked for. */
export type Offer = Pick<Schedule, 'kinds' | 'channels' | 'videoUrl'>;

/**
 * Ways to meet that somebody can keep to: none by video without an address for the call.
 *
 * @param videoUrl address of the agency's video calls, or null
 */
export function usableChannels(
  offer: Pick<Offer, 'channels' | 'videoUrl'>,
  videoUrl: string | null,
): BookingChannel[] {
  const isLacking = lacksVideoUrl(offer, videoUrl);
  return offer.channels.filter((channel) => channel !== 'video' || !isLacking);
}

/** Whether somebody offers video without an address for the call. */
export function lacksVideoUrl(
  offer: Pick<Offer, 'channels' | 'videoUrl'>,
  videoUrl: string | null,
): boolean {
  return offer.channels.includes('video') && (offer.videoUrl ?? videoUrl) === null;
}

/** Kinds of meeting that anybody of several people offers. */
export function kindsOffered(offers: readonly Offer[]): BookingKind[] {
  return bookingKinds.filter((kind) => offers.some(({ kinds }) => kinds.includes(kind)));
}

/**
 * Ways to meet that anybody of several people offers.
 *
 * @param videoUrl address of the agency's video calls, or null
 */
export function channelsOffered(
  offers: readonly Offer[],
  videoUrl: string | null,
): BookingChannel[] {
  const offered = new Set(offers.flatMap((offer) => usableChannels(offer, videoUrl)));
  return bookingChannels.filter((channel) => offered.has(channel));
}

/**
 * What is wrong with a choice that nobody of the people asked for offers.
 *
 * @param offers of the chosen person, or of everybody; none where there is no such person
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
