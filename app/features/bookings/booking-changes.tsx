import { Form, Link, NavigationType, useNavigationType, useSearchParams } from 'react-router';
import type { BookingStatusCopy } from '#app/content/bookings/shape.ts';
import type { MonthView } from '#app/domain/bookings/month-view.ts';
import { telLink } from '#app/domain/contact-links.ts';
import { fill } from '#app/i18n/format.ts';
import { MonthGrid } from './month-grid.tsx';
import { TimeLabel, TimeList } from './time-list.tsx';
import { useBookingAddress } from './use-booking-address.ts';
import { useFocusOnChange } from './use-focus-on-change.ts';

/** The part displayed before: the same one if the browser itself loaded the page, since it then handles the focus. */
export function useArrival(part: string): string {
  return useNavigationType() === NavigationType.Pop ? part : '';
}

/** Moving and cancelling. Both are first requested through the address, so that they work without scripts. */
export function BookingChanges({
  copy,
  view,
  reach,
  member,
  canMove,
}: {
  copy: BookingStatusCopy;
  /** Name of the person it is with. */
  member: string;
  /** Free times, while a new time is being chosen. */
  view: MonthView | null;
  reach: { phone: string; phoneDisplay: string };
  /** Whether the booking can also be moved. */
  canMove: boolean;
}) {
  const [query] = useSearchParams();
  const { status } = copy;
  const asked = (name: 'move' | 'cancel') => {
    const next = new URLSearchParams(query);
    for (const each of ['move', 'cancel', 'moved', 'day', 'month', 'start']) next.delete(each);
    next.set(name, '1');
    return `?${next}`;
  };
  if (view) return <Move copy={copy} view={view} member={member} />;
  if (query.has('cancel')) {
    return (
      <Form method="post" className="panel mt-8 grid max-w-[36rem] gap-4 p-6">
        <p className="heading">{status.cancelConfirm}</p>
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="button button-primary">
            {status.cancel}
          </button>
          <Link to={asked('cancel').replace(/&?cancel=1/, '')} className="button">
            {status.keep}
          </Link>
        </div>
      </Form>
    );
  }
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {canMove ? (
        <Link to={asked('move')} preventScrollReset className="button">
          {status.move}
        </Link>
      ) : (
        <a href={telLink(reach.phone)} className="text-link self-center">
          {fill(status.tooOften, { phone: reach.phoneDisplay })}
        </a>
      )}
      <Link to={asked('cancel')} preventScrollReset className="button">
        {status.cancel}
      </Link>
    </p>
  );
}

function Move({
  copy,
  view,
  member,
}: {
  copy: BookingStatusCopy;
  view: MonthView;
  member: string;
}) {
  const to = useBookingAddress(view);
  const heading = useFocusOnChange('move', useArrival('move'));
  return (
    <section id="heures" className="mt-10 scroll-mt-14">
      <h2 ref={heading} tabIndex={-1} className="title outline-none">
        {copy.status.moveTo}
      </h2>
      {!view.choice.member && (
        <p className="mt-4 max-w-[48rem]">{fill(copy.status.otherMember, { name: member })}</p>
      )}
      <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
        <MonthGrid copy={copy.choice} view={view} to={to} />
        <TimeList copy={copy.choice} day={view.day}>
          {(time) => (
            <Form method="post" className="grid">
              <button type="submit" name="start" value={time.start} className="button px-2">
                <TimeLabel copy={copy.choice} time={time} />
              </button>
            </Form>
          )}
        </TimeList>
      </div>
    </section>
  );
}
