import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { BookingStatusCopy } from '#app/content/bookings/shape.ts';
import type { BookingKind } from '#app/domain/bookings/booking.ts';
import type { MonthView } from '#app/domain/bookings/month-view.ts';
import { telLink } from '#app/domain/contact-links.ts';
import { fill } from '#app/i18n/format.ts';
import type { SubmissionFailure } from '#app/ui/fields/submission-failure.ts';
import { Headline } from '#app/ui/page/headline.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { BookingChanges, useArrival } from './booking-changes.tsx';
import { useFocusOnChange } from './use-focus-on-change.ts';

interface BookingFacts {
  reference: string;
  kind: BookingKind;
  /** The time in the visitor's zone, and in the office's if different. */
  when: string;
  office: string;
  place: string;
  member: string;
  state: 'confirmed' | 'cancelled' | 'past';
  canChange: boolean;
  /** Whether the booking can also be moved. */
  canMove: boolean;
}

interface Props {
  copy: BookingStatusCopy;
  booking: BookingFacts | null;
  /** Free times, while a new time is being chosen. */
  view: MonthView | null;
  calendarUrl: string;
  reach: { phone: string; phoneDisplay: string };
  /** Why the last change failed. */
  refusal: 'too-late' | 'taken' | 'gone' | SubmissionFailure | null;
  breadcrumbs: ReactNode;
}

/** One booking: its details, and what the visitor can do with it. */
export function BookingStatusPage({ copy, booking, breadcrumbs, ...rest }: Props) {
  const { status } = copy;
  const { address } = useVisit();
  const heading = useStatusHeading(booking, rest.view);
  return (
    <div className="starfield border-b border-line">
      <div className="measure min-h-[70vh] pt-6 pb-24">
        {breadcrumbs}
        <h1
          ref={rest.view ? null : heading}
          tabIndex={-1}
          className="display mt-10 max-w-[16em] outline-none"
        >
          <Headline text={booking ? status[booking.state] : status.invalid.title} />
        </h1>
        {booking ? (
          <Known copy={copy} booking={booking} {...rest} />
        ) : (
          <p className="lead mt-6">{status.invalid.text}</p>
        )}
        {booking?.state !== 'confirmed' && (
          <Link to={address('/contact/rendez-vous')} className="button button-primary mt-8">
            {status.again}
          </Link>
        )}
      </div>
    </div>
  );
}

/**
 * The page's heading, focused after a booking is made, moved or cancelled; while moving, that part has its own heading.
 */
function useStatusHeading(booking: BookingFacts | null, view: MonthView | null) {
  const [query] = useSearchParams();
  const state = `${booking?.state} ${booking?.when} ${query.has('cancel')}`;
  const part = view ? 'move' : state;
  return useFocusOnChange(part, useArrival(part));
}

function Known({
  copy,
  booking,
  view,
  calendarUrl,
  reach,
  refusal,
}: Omit<Props, 'booking' | 'breadcrumbs'> & { booking: BookingFacts }) {
  const [query] = useSearchParams();
  const { status } = copy;
  const isOpen = booking.state === 'confirmed';
  const reasons = { taken: copy.taken, ...status.failures };
  // A booking that is over or about to start already states why it cannot be changed.
  const said = refusal === 'gone' || refusal === 'too-late' ? null : refusal && reasons[refusal];
  return (
    <>
      <p role="status" className="lead mt-6">
        {booking.state === 'cancelled'
          ? status.done
          : query.has('moved')
            ? status.moved
            : isOpen && status.mailed}
      </p>
      {said && (
        <p role="alert" className="mt-4 text-band-red">
          {said}
        </p>
      )}
      <Facts copy={copy} booking={booking} />
      {isOpen && (
        <a href={calendarUrl} className="button button-primary mt-8" download>
          {status.calendar}
        </a>
      )}
      {isOpen &&
        (booking.canChange ? (
          <BookingChanges
            copy={copy}
            view={view}
            reach={reach}
            member={booking.member}
            canMove={booking.canMove}
          />
        ) : (
          <p className="mt-6">
            <a href={telLink(reach.phone)} className="text-link">
              {fill(status.tooLate, { phone: reach.phoneDisplay })}
            </a>
          </p>
        ))}
    </>
  );
}

function Facts({ copy, booking }: { copy: BookingStatusCopy; booking: BookingFacts }) {
  const { facts } = copy.status;
  const rows = [
    [facts.when, booking.when],
    [facts.office, booking.office],
    [facts.how, `${copy.kinds[booking.kind].name}. ${booking.place}`],
    [facts.who, booking.member],
    [facts.reference, booking.reference],
  ].filter(([, value]) => value !== '');
  return (
    <dl className="mt-8 grid max-w-[48rem] items-baseline gap-x-8 sm:grid-cols-[10rem_1fr] sm:gap-y-3">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="small text-dust">{label}</dt>
          <dd className="max-sm:mb-3">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
