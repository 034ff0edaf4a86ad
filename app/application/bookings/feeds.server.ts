import { company } from '#app/content/company/facts.ts';
import { memberEmail } from '#app/content/mail/booking-email.ts';
import { bookingsBetween } from '#app/data/bookings/booking-store.server.ts';
import {
  findFeed,
  setCalendarLinks,
  type Change,
} from '#app/data/bookings/calendar-links.server.ts';
import { hashOf, newToken } from '#app/data/secrets/tokens.server.ts';
import { day } from '#app/domain/durations.ts';
import { defaultLanguage } from '#app/i18n/languages.ts';
import { feedFile } from '#app/services/calendar/invitation.ts';
import type { Services } from '../services.ts';
import { memberValues, type BookingContext } from './booking-messages.ts';

/** Range of meetings in a feed: days back, and days ahead. */
const past = 30;
const ahead = 400;

/** Refresh interval of a feed, in minutes. */
const refresh = 15;

/** The address of a feed. The token is in the query string, which is never logged. */
const feedPath = (token: string) => `/agenda.ics?${new URLSearchParams({ token })}`;

/**
 * Issues a new secret feed address for an account's meetings; the previous one stops working. It is shown only once:
 * only its hash is stored.
 *
 * @param member id of the account
 * @returns the path; null if the account has no schedule yet
 */
export async function issueFeed(
  { database }: Pick<Services, 'database'>,
  member: string,
  change: Change,
): Promise<string | null> {
  const token = newToken();
  const links = { feedTokenHash: hashOf(token) };
  return (await setCalendarLinks(database, member, links, change)) ? feedPath(token) : null;
}

/** Revokes an account's feed address. */
export async function revokeFeed(
  { database }: Pick<Services, 'database'>,
  member: string,
  change: Change,
): Promise<void> {
  await setCalendarLinks(database, member, { feedTokenHash: null }, change);
}

/**
 * The feed of a token as a file, with an ETag that changes when a meeting does.
 *
 * @returns null when there is none, or it was revoked
 */
export async function readFeed(
  { database }: Pick<Services, 'database'>,
  token: string,
  context: Omit<BookingContext, 'links'>,
): Promise<{ etag: string; write: () => string } | null> {
  const feed = await findFeed(database.db, hashOf(token));
  if (!feed) return null;
  const { memberId, timeZone } = feed;
  const reader = { language: feed.language ?? defaultLanguage, timeZone };
  const { now } = context;
  const window = { from: now - past * day, to: now + ahead * day, memberIds: [memberId] };
  const found = await bookingsBetween(database.db, window);
  // Held bookings may be spam and have not been reviewed yet.
  const meetings = found.filter(({ status }) => status !== 'held');
  return {
    etag: `W/"${hashOf(JSON.stringify([reader, context.places, meetings]))}"`,
    write() {
      const events = meetings.flatMap((booking) => {
        const values = memberValues(booking, 'confirmed', context, reader);
        return memberEmail(values, reader.language).event ?? [];
      });
      return feedFile(events, { name: company.name, refresh });
    },
  };
}
