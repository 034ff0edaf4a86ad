import { findBooking, insertBooking } from '#app/data/bookings/booking-store.server.ts';
import { SlotTakenError } from '#app/data/bookings/claim.server.ts';
import { readSchedule } from '#app/data/bookings/schedules.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import type { BookingErrors } from '#app/domain/bookings/booking-fields.ts';
import type { BookingRequest } from '#app/domain/bookings/booking-request.ts';
import { lengthOf, type Booking } from '#app/domain/bookings/booking.ts';
import type { Slot } from '#app/domain/bookings/slots.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { leadEventHandler } from '../leads/lead-notifications.server.ts';
import { idempotencyKey } from '../leads/lead-service.server.ts';
import type { Services } from '../services.ts';
import { announceBooking } from './announce-booking.server.ts';
import { leadOfBooking } from './booking-submission.ts';
import { findNearest } from './free-slots.server.ts';

type BookedByStaff =
  | { is: 'booked'; booking: Booking }
  | { is: 'taken'; nearest: Slot[] }
  /** A video meeting without an address for the call. */
  | { is: 'wrong'; errors: BookingErrors };

/** For whom a meeting is booked, and its idempotency key. */
interface StaffOccasion {
  key: string;
  leadId: string | null;
  clientId: string | null;
}

/**
 * Books a meeting for a known person, stored with details of its own like a visitor's. The meeting of a lead belongs to
 * that lead, which it answers; a client's is a lead of its own: already answered, and linked to the client.
 */
export async function bookByStaff(
  request: BookingRequest & { member: string },
  { key: given, leadId, clientId }: StaffOccasion,
  {
    services: { database, leads },
    origin,
    actor,
    now,
  }: {
    services: Pick<Services, 'database' | 'leads'>;
    origin: string;
    actor: Actor;
    now: number;
  },
): Promise<BookedByStaff> {
  const { kind, start, channel, language, timeZone, member: memberId } = request;
  const schedule = channel === 'video' ? await readSchedule(database.db, memberId) : null;
  if (channel === 'video' && !(schedule?.videoUrl ?? leads.places().videoUrl))
    return { is: 'wrong', errors: { channel: 'not-offered' } };
  const source = leadId === null ? null : await leads.store.get(leadId);
  const ofClient = clientId ?? source?.clientId ?? null;
  const submission = leadOfBooking(request, { form: null, now });
  const context = { links: leads.bookingLinks(origin), places: leads.places(), origin, now };
  const key = idempotencyKey({ member: memberId, start }, `staff ${given}`, now);
  try {
    const { lead } = await leads.store.receive(
      {
        key,
        sender: `staff ${actor.id ?? ''}`,
        // Nobody saw the privacy notice beside the button.
        submission: { ...submission, notice: { ...submission.notice, wording: '' } },
        scoreSpam: () => ({ score: 0, signals: [] }),
        assignee: memberId,
        by: actor,
        ...(source && { bookedFrom: source.id }),
        treated: {
          answeredAt: new Date(now).toISOString(),
          answeredBy: actor.name,
          clientId: ofClient,
          ...((source || ofClient !== null) && {
            status: ofClient === null ? 'closed' : 'converted',
          }),
        },
        alongside: async (t, { id }) => {
          await insertBooking(
            t,
            {
              id: newId(now),
              leadId: id,
              memberId,
              kind,
              channel,
              start,
              language,
              timeZone,
              end: start + lengthOf(kind),
              status: 'confirmed',
            },
            now,
            'staff',
          );
          const booking = source && (await findBooking(t, { leadId: id }));
          if (booking) await announceBooking(t, booking, 'confirmed', context);
        },
        now,
      },
      leadEventHandler(leads, origin, now),
    );
    if (source)
      await leads.store.markAnswered({ id: source.id, version: null, actor, at: new Date(now) });
    const booking = await findBooking(database.db, { leadId: lead.id });
    return booking ? { is: 'booked', booking } : { is: 'taken', nearest: [] };
  } catch (error) {
    if (!(error instanceof SlotTakenError)) throw error;
    const wanted = { kind, start, member: memberId, now, by: 'staff' as const, videoUrl: null };
    return { is: 'taken', nearest: await findNearest(database, wanted) };
  }
}
