import { memberEmail } from '#app/content/mail/booking-email.ts';
import { company } from '#app/content/company/facts.ts';
import { bookingsBetween } from '#app/data/bookings/booking-store.server.ts';
import {
  findFeed,
  setCalendarLinks,
  type Change,
} from '#app/data/bookings/calendar-links.server.ts';
import { hashOf, newToken } from '#app/data/secrets/tokens.server.ts';
import { defaultLanguage } from '#app/i18n/languages.ts';
import { feedFile } from '#app/services/calendar/invitation.ts';
import type { Services } from '../services.ts';
import { memberValues, type BookingContext } from './booking-messages.ts';
import { day } from '#app/domain/durations.ts';

/** Meetings that a feed contains: days back, and days ahead. */
const past = 30;
const ahead = 400;

/** Minutes after which a calendar should ask for a feed again. */
const refresh = 15;

/** The address of a feed. Its token stands in the query, which no log keeps. */
const feedPath = (token: string) => `/agenda.ics?${new URLSearchParams({ token })}`;

/**
 * Gives an account's meetings a new secret address; an earlier one is gone with it. It is shown once: only its hash is
 * kept.
 *
 * @param member id of the account
 * @returns the path; null when the account has no schedule yet
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

/** Takes the address of an account's feed out of use. */
export async function revokeFeed(
  { database }: Pick<Services, 'database'>,
  member: string,
  change: Change,
): Promise<void> {
  await setCalendarLinks(database, member, { feedTokenHash: null }, change);
}

/**
 * The feed of a token as a file, with a validator that changes when a meeting does.
 *
 * @returns null when there is none, or none any more
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
  // What is held may be spam, and nobody has looked at it yet.
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
