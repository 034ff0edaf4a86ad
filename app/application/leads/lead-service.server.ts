import { createHash } from 'node:crypto';
import { company } from '#app/content/company/facts.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { createLeadStore, type LeadStore } from '#app/data/leads/lead-store.server.ts';
import { createExpiringLinks } from '#app/data/secrets/expiring-links.server.ts';
import {
  createSigner,
  newFillToken,
  pseudonymOfDay,
  readFillToken,
} from '#app/data/secrets/signatures.server.ts';
import type { MeetingPlaces } from '#app/domain/bookings/meeting-settings.ts';
import type { FillTime } from '#app/domain/leads/spam.ts';
import { addressGroup } from '#app/domain/network/address-group.ts';
import { createBookingLinks, type BookingLinks } from '../bookings/booking-links.ts';

/** The lead store, and the tokens and signed links of forms that create leads. */
export interface LeadService {
  readonly store: LeadStore;
  /** Address of notices about unassigned leads. */
  readonly teamEmail: string;
  /** Current meeting places. */
  readonly places: () => MeetingPlaces;
  /** Daily pseudonym of an IP address's group. */
  senderOf(address: string, now: number): string;
  newToken(now: number): string;
  readToken(token: string, now: number): { fill: FillTime; nonce: string | null };
  /** Query string of the signed link to a lead's public status. */
  statusQuery(reference: string, now: number): string;
  /** Addresses that manage bookings. @param origin scheme and host of the site */
  bookingLinks(origin: string): BookingLinks;
  /** The reference in such a link; null when the signature is invalid or the link has expired. */
  readStatusQuery(query: URLSearchParams, now: number): string | null;
}

/** Validity of a status link in days: longer than any first exchange. */
const statusDays = 90;

interface Dependencies {
  database: Database;
  /** The site's secret. */
  secret: string;
  places: () => MeetingPlaces;
  /** Null for the agency's own address. */
  teamEmail: string | null;
}

export function createLeadService({
  database,
  secret,
  teamEmail,
  places,
}: Dependencies): LeadService {
  const senders = createSigner(secret, 'lead-sender');
  const forms = createSigner(secret, 'lead-form');
  const signer = createSigner(secret, 'lead-status');
  const statuses = createExpiringLinks(signer, 'reference', statusDays);
  return {
    store: createLeadStore(database),
    teamEmail: teamEmail ?? company.email,
    places,
    senderOf: (address, now) => pseudonymOfDay(senders, addressGroup(address), now),
    newToken: (now) => newFillToken(forms, now),
    readToken: (token, now) => readFillToken(forms, token, now),
    statusQuery: statuses.queryOf,
    bookingLinks: createBookingLinks(secret),
    readStatusQuery: statuses.read,
  };
}

/**
 * Idempotency key of a submission: its text, with the nonce of the opened form or, without one, the day. A double
 * click, a reload and a retry have the same key.
 *
 * @param now epoch milliseconds
 */
export function idempotencyKey(words: object, nonce: string | null, now: number): string {
  const occasion = nonce ?? new Date(now).toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([occasion, words]))
    .digest('base64url');
}
