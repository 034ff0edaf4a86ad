import { eq, isNull, or, sql } from 'drizzle-orm';
import { leads } from './schema.server.ts';

/** Leads shown as such: a meeting booked from a lead is shown with that lead. */
export const isListed = isNull(leads.bookedFrom);

/** The same, and the meeting whose reference is quoted. */
export const isListedOr = (reference: string) =>
  or(isListed, eq(leads.reference, reference.trim().toUpperCase()));

/** The lead that staff know a booking by. */
export const shownLeadId = sql<string>`coalesce(${leads.bookedFrom}, ${leads.id})`;
