import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BookingCopy } from '#app/content/bookings/shape.ts';
import type { MonthView } from '#app/domain/bookings/month-view.ts';
import { mailtoLink, telLink } from '#app/domain/contact-links.ts';
import { fill } from '#app/i18n/format.ts';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { BookingChoice } from './booking-choice.tsx';
import { BookingForm, type BookingFormProps } from './booking-form.tsx';
import { MonthGrid } from './month-grid.tsx';
import { TimeLabel, TimeList } from './time-list.tsx';
import { useBookingAddress } from './use-booking-address.ts';
import { useFocusOnChange } from './use-focus-on-change.ts';
import { useOwnZone } from './use-own-zone.ts';

interface Reach {
  email: string;
  phone: string;
  phoneDisplay: string;
}

/** The page for booking a meeting: duration and person, day, time, then the visitor's details. */
export function BookingPage({
  copy,
  view,
  reach,
  breadcrumbs,
  form,
}: {
  copy: BookingCopy;
  /** Null while the calendar cannot be read. */
  view: MonthView | null;
  reach: Reach;
  breadcrumbs: ReactNode;
  /** Props of the details form for a chosen time. */
  form: Omit<BookingFormProps, 'copy' | 'view' | 'chosen' | 'to' | 'heading'>;
}) {
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} sky="contact" {...copy.head} />
      <section id="heures" className="band scroll-mt-14">
        <div className="measure grid gap-10">
          {view && view.hosts.length > 0 ? (
            <Times copy={copy} view={view} form={form} />
          ) : (
            <Closed text={copy.choice?.closed ?? ''} reach={reach} />
          )}
        </div>
      </section>
    </>
  );
}

function Times({
  copy,
  view,
  form,
}: Pick<Parameters<typeof BookingPage>[0], 'copy' | 'form'> & { view: MonthView }) {
  useOwnZone(view.choice.timeZone);
  const to = useBookingAddress(view);
  const heading = useFocusOnChange(view.chosen ? 'details' : 'times');
  const { choice, form: formCopy } = copy;
  if (view.chosen && formCopy) {
    return (
      <div className="max-w-[48rem]">
        <BookingForm
          copy={{ ...copy, form: formCopy }}
          view={view}
          chosen={view.chosen}
          to={to}
          heading={heading}
          {...form}
        />
      </div>
    );
  }
  if (!choice) return null;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="title outline-none">
        {choice.title}
      </h2>
      <BookingChoice copy={choice} kinds={copy.kinds} view={view} />
      {view.officeNow && (
        <p className="small text-dust">
          {fill(choice.zoneNote, { zone: view.zoneName, office: view.officeNow })}
        </p>
      )}
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
        <MonthGrid copy={choice} view={view} to={to} />
        <TimeList copy={choice} day={view.day}>
          {(time) => (
            <Link to={to({ start: time.start })} preventScrollReset className="button px-2">
              <TimeLabel copy={choice} time={time} />
            </Link>
          )}
        </TimeList>
      </div>
    </>
  );
}

/** Nobody takes meetings at present. */
function Closed({ text, reach }: { text: string; reach: Reach }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="lead">{text}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a href={mailtoLink(reach.email)} className="text-link">
          {reach.email}
        </a>
        <a href={telLink(reach.phone)} className="text-link">
          {reach.phoneDisplay}
        </a>
      </p>
    </div>
  );
}
