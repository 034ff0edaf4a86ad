import { createContext, data, redirect } from 'react-router';
import { auditAttachment } from '#app/application/audit/audit-attachment.server.ts';
import { book, type Booked } from '#app/application/bookings/book.server.ts';
import { bookingTextIn, leadOfBooking } from '#app/application/bookings/booking-submission.ts';
import { monthView } from '#app/application/bookings/month-view.server.ts';
import { idempotencyKey } from '#app/application/leads/lead-service.server.ts';
import { originIn } from '#app/application/leads/lead-submission.ts';
import type { BookingCopy } from '#app/content/bookings/shape.ts';
import { company } from '#app/content/company/facts.ts';
import { contentOf } from '#app/content/content.ts';
import { failureOf } from '#app/data/engine/database-failure.server.ts';
import type { BookingText } from '#app/domain/bookings/booking-fields.ts';
import { readBooking, readInstant } from '#app/domain/bookings/booking-request.ts';
import { textIn } from '#app/domain/leads/contact/contact-text.ts';
import { formFields } from '#app/domain/leads/contact/form-fields.ts';
import { BookingPage } from '#app/features/bookings/booking-page.tsx';
import type { RejectedBooking } from '#app/features/bookings/rejection.tsx';
import { withPrefix } from '#app/i18n/address.ts';
import { formatZonedDateTime } from '#app/i18n/format-zoned-date-time.ts';
import { languageName } from '#app/i18n/language-name.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { formOf } from '#app/middleware/form.ts';
import { leadLogContext } from '#app/middleware/lead-log.ts';
import { servicesContext } from '#app/middleware/services.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { visitorContext } from '#app/middleware/visitor.ts';
import { useContactPrefill } from '#app/shell/contact-prefill.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { submissionFailure } from '#app/ui/fields/submission-failure.ts';
import type { Route } from './+types/booking';

export { staysWithAnswer as shouldRevalidate } from '#app/shell/stays-with-answer.ts';

/** Free times are valid at this moment only. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control')
    ? actionHeaders
    : { 'Cache-Control': 'private, no-cache' };
}

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.copy.name });
}

/** The time that this request tried to book, in epoch milliseconds. */
const triedContext = createContext<number | null>(null);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { database, places } = context.get(servicesContext);
  const now = context.get(siteContext).now();
  const asked = { language, places: places(), tried: context.get(triedContext), now };
  const view = await monthView(database, url.searchParams, asked).catch((error: unknown) => {
    context.get(leadLogContext).failed({ reason: failureOf(error) ?? 'unexpected' });
    return null;
  });
  const page = {
    copy: pageCopyIn(language, view?.chosen != null),
    view,
    result: url.searchParams.get('depuis') ?? '',
    languages: view?.chosen
      ? languages.map((value) => ({ value, label: languageName(language, value) }))
      : [],
    token: view?.chosen ? context.get(servicesContext).leads.newToken(now) : '',
    reach: { email: company.email, phone: company.phone, phoneDisplay: company.phoneDisplay },
  };
  return data(page, { status: view ? 200 : 503 });
}

/** Sends only the messages that the page shows. */
function pageCopyIn(language: Language, isChosen: boolean): BookingCopy {
  const { title, description, name, head, kinds, channels, choice, form } =
    contentOf(language).bookings;
  const shown = isChosen ? { choice: null, form } : { choice, form: null };
  return { title, description, name, head, kinds, channels, ...shown };
}

/** Redirects to the stored booking, so that a reload does not book again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { language, prefix } = context.get(visitContext);
  const { origin, now: clock } = context.get(siteContext);
  const now = clock();
  const form = await formOf(request);
  const typed = bookingTextIn(form);
  const token = textIn(form, formFields.token);
  const rejected: RejectedBooking = { typed, token, errors: {}, nearest: null, failure: null };
  const read = readBooking(typed);
  context.set(triedContext, readInstant(new URL(request.url).searchParams.get('start') ?? ''));
  if (!read.ok) return data({ ...rejected, errors: read.errors }, { status: 422 });

  const services = context.get(servicesContext);
  const { leads } = services;
  const { fill, nonce } = leads.readToken(token, now);
  const audit = await auditAttachment(services, originIn(form), now).catch(() => null);
  const submission = leadOfBooking(read.request, { form, now, audit });
  const key = idempotencyKey({ ...typed, attachments: submission.attachments }, nonce, now);
  const honeypot = textIn(form, formFields.honeypot);
  const booked = await book(
    read.request,
    { key, submission, honeypot, fill },
    {
      services,
      address: context.get(visitorContext),
      origin,
      now,
      log: context.get(leadLogContext),
    },
  );
  if (booked.is === 'booked') {
    const query = leads.bookingLinks(origin).query(booked.booking.reference);
    return redirect(withPrefix(prefix, `/rendez-vous?${query}`), 303);
  }
  return refusal(booked, rejected, (start) =>
    formatZonedDateTime(language, start, { timeZone: typed.timeZone }),
  );
}

function refusal(
  booked: Exclude<Booked, { is: 'booked' }>,
  rejected: RejectedBooking,
  label: (start: number) => string,
) {
  switch (booked.is) {
    case 'taken': {
      const nearest = booked.nearest.map(({ start }) => ({
        start: new Date(start).toISOString(),
        label: label(start),
      }));
      return data({ ...rejected, nearest }, { status: 409 });
    }
    case 'wrong':
      return data({ ...rejected, errors: booked.errors }, { status: 422 });
    case 'limited': {
      const noStore = { 'Retry-After': String(booked.retryAfter), 'Cache-Control': 'no-store' };
      return data({ ...rejected, failure: 'limited' as const }, { status: 429, headers: noStore });
    }
    case 'failed':
      return data({ ...rejected, failure: 'failed' as const }, { status: 503 });
  }
}

/** Keep what was typed when the connection fails. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const failure = submissionFailure(error);
    const token = textIn(form, formFields.token);
    const typed = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
    return { typed: typed as BookingText, token, errors: {}, nearest: null, failure };
  }
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, view, result, reach, ...form } = loaderData;
  const { campaign } = useContactPrefill();
  const carried = [...campaign, ...(result ? [[formFields.result, result] as const] : [])];
  return (
    <BookingPage
      copy={copy}
      view={view}
      reach={reach}
      breadcrumbs={<Breadcrumbs current={copy.name} />}
      form={{ ...form, carried, rejected: actionData }}
    />
  );
}
