import { visitorValues } from '#app/application/bookings/booking-messages.ts';
import { visitorEmail } from '#app/content/mail/booking-email.ts';
import { findBooking } from '#app/data/bookings/booking-store.server.ts';
import { servicesContext } from '#app/middleware/services.ts';
import { siteContext } from '#app/middleware/site.ts';
import { invitationFile } from '#app/services/calendar/invitation.ts';
import type { Route } from './+types/booking-calendar';

/** A booking as an iCalendar file, in its current state. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { origin, now } = context.get(siteContext);
  const leads = context.get(servicesContext).leads;
  const links = leads.bookingLinks(origin);
  const reference = links.read(url.searchParams);
  const { database, places } = context.get(servicesContext);
  const booking = reference && (await findBooking(database.db, { reference }));
  if (!booking) return new Response(null, { status: 404 });
  const news = booking.status === 'cancelled' ? 'cancelled' : 'confirmed';
  const values = visitorValues(booking, news, { links, places: places(), origin, now: now() });
  const { event } = visitorEmail(values, booking.language);
  if (!event) return new Response(null, { status: 404 });
  return new Response(invitationFile(event), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="iluma.ics"',
      'Cache-Control': 'private, no-cache',
    },
  });
}
