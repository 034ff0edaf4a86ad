import { data, redirect } from 'react-router';
import { cancelByVisitor, moveByVisitor } from '#app/application/bookings/change-booking.server.ts';
import type { ChangedBooking } from '#app/application/bookings/locked-booking.server.ts';
import { monthView } from '#app/application/bookings/month-view.server.ts';
import type { BookingStatusCopy } from '#app/content/bookings/shape.ts';
import { company } from '#app/content/company/facts.ts';
import { contentOf } from '#app/content/content.ts';
import { bookingPlace } from '#app/content/mail/booking-email.ts';
import { findBooking } from '#app/data/bookings/booking-store.server.ts';
import { readInstant } from '#app/domain/bookings/booking-request.ts';
import {
  isChangeable,
  isMovable,
  isOpenBooking,
  type Booking,
} from '#app/domain/bookings/booking.ts';
import type { MeetingPlaces } from '#app/domain/bookings/meeting-settings.ts';
import { textIn } from '#app/domain/leads/contact/contact-text.ts';
import { BookingStatusPage } from '#app/features/bookings/booking-status-page.tsx';
import { withPrefix } from '#app/i18n/address.ts';
import { formatZonedDateTime } from '#app/i18n/format-zoned-date-time.ts';
import type { Language } from '#app/i18n/languages.ts';
import { formOf } from '#app/middleware/form.ts';
import { servicesContext } from '#app/middleware/services.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { submissionFailure } from '#app/ui/fields/submission-failure.ts';
import type { Route } from './+types/booking-status';

export { staysWithAnswer as shouldRevalidate } from '#app/shell/stays-with-answer.ts';

/** The page is valid for this moment and this visitor only. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(
    page,
    loaderData && { ...loaderData.copy, title: `${loaderData.copy.status.name} | ${company.name}` },
  );
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const query = url.searchParams;
  const page = {
    copy: statusCopyIn(language),
    reach: { email: company.email, phone: company.phone, phoneDisplay: company.phoneDisplay },
  };
  const { database } = context.get(servicesContext);
  const { links, places, now } = bookingContextOf(context);
  const reference = links.read(query);
  const booking = reference && (await findBooking(database.db, { reference }));
  const isAsked = query.size > 0;
  if (!booking)
    return data(
      { ...page, booking: null, view: null, calendarUrl: '' },
      { status: isAsked ? 404 : 200 },
    );
  const canChange = isOpenBooking(booking) && isChangeable(booking.start, now);
  const asked = new URLSearchParams(query);
  asked.delete('start');
  asked.set('member', booking.member.id);
  if (!asked.has('zone')) asked.set('zone', booking.timeZone);
  const canMove = isMovable(booking);
  const isMoving = canChange && canMove && query.has('move');
  return data({
    ...page,
    booking: { ...viewOf(booking, { language, places, now }), canChange, canMove },
    view: isMoving
      ? await monthView(database, asked, { language, places, keeps: booking, now })
      : null,
    calendarUrl: `/rendez-vous.ics?${links.query(booking.reference)}`,
  });
}

/** Sends only the messages that the page shows. */
function statusCopyIn(language: Language): BookingStatusCopy {
  const { status, kinds, choice, title, description, form } = contentOf(language).bookings;
  return { status, kinds, choice, title, description, taken: form.taken.title };
}

function viewOf(
  booking: Booking,
  { language, places, now }: { language: Language; places: MeetingPlaces; now: number },
) {
  const { reference, kind, channel, start, end, timeZone, visitor, member, status } = booking;
  const when = formatZonedDateTime(language, start, { timeZone });
  const office = formatZonedDateTime(language, start, { timeZone: places.timeZone });
  return {
    reference,
    kind,
    when,
    office: office === when ? '' : office,
    place: bookingPlace(language, {
      channel,
      phone: visitor.phone,
      videoUrl: member.videoUrl ?? places.videoUrl,
      office: places.office,
    }),
    member: member.name,
    state:
      status === 'cancelled'
        ? ('cancelled' as const)
        : end < now
          ? ('past' as const)
          : ('confirmed' as const),
  };
}

/** Moves or cancels. Redirects afterwards, so that a reload does not repeat the change. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { prefix } = context.get(visitContext);
  const { database } = context.get(servicesContext);
  const bookings = bookingContextOf(context);
  const reference = bookings.links.read(url.searchParams);
  if (!reference) return data({ is: 'gone' as const }, { status: 404 });
  const form = await formOf(request);
  const start = form.has('start') ? readInstant(textIn(form, 'start')) : 'none';
  if (start === null) return data({ is: 'taken' as const }, { status: 409 });
  const changed =
    start === 'none'
      ? await cancelByVisitor(database, reference, bookings)
      : await moveByVisitor(database, reference, start, bookings);
  if (changed.is !== 'changed') return refusal(changed);
  const query = bookings.links.query(reference);
  const done = start === 'none' ? '' : '&moved=1';
  return redirect(withPrefix(prefix, `/rendez-vous?${query}${done}`), 303);
}

function refusal({ is }: Exclude<ChangedBooking, { is: 'changed' }>) {
  return data({ is }, { status: is === 'gone' ? 404 : 409 });
}

function bookingContextOf(context: Route.LoaderArgs['context']) {
  const { origin, now } = context.get(siteContext);
  const places = context.get(servicesContext).places();
  return {
    links: context.get(servicesContext).leads.bookingLinks(origin),
    places,
    origin,
    now: now(),
  };
}

/** Keep the page when the connection fails. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    return { is: submissionFailure(error) };
  }
}

export default function BookingStatus({ loaderData, actionData }: Route.ComponentProps) {
  const { name } = loaderData.copy.status;
  return (
    <BookingStatusPage
      {...loaderData}
      refusal={actionData?.is ?? null}
      breadcrumbs={<Breadcrumbs current={name} />}
    />
  );
}
