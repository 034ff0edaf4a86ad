import type { ReactNode } from 'react';
import type { BookingsCopy } from '#app/content/bookings/shape.ts';
import type { MonthView, TimeView } from '#app/domain/bookings/month-view.ts';
import { fill } from '#app/i18n/format.ts';

/** The free times of the chosen day. */
export function TimeList({
  copy,
  day,
  children,
}: {
  copy: BookingsCopy['choice'];
  day: MonthView['day'];
  /** How a time is chosen. */
  children: (time: TimeView) => ReactNode;
}) {
  if (day === null) {
    return (
      <div role="status">
        <h3 className="heading">{copy.none.title}</h3>
        <p className="mt-2 text-dust">{copy.none.text}</p>
      </div>
    );
  }
  return (
    <section aria-labelledby="times">
      <h3 id="times" className="heading">
        {fill(copy.times, { date: day.label })}
      </h3>
      <ul className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {day.times.map((time) => (
          <li key={time.start} className="grid">
            {children(time)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Label of a time's link or button: the visitor's local time, with the office's beside it. */
export function TimeLabel({ copy, time }: { copy: BookingsCopy['choice']; time: TimeView }) {
  return (
    <span className="grid justify-items-center">
      <span className="tabular">{time.label}</span>
      {time.office && (
        <span className="text-xs font-normal text-dust">
          {fill(copy.officeTime, { time: time.office })}
        </span>
      )}
    </span>
  );
}
