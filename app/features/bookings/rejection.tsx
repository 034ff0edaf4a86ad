import { useEffect, useRef } from 'react';
import type { BookingsCopy } from '#app/content/bookings/shape.ts';
import {
  bookingFields,
  isChosenBefore,
  type BookingError,
  type BookingErrors,
  type BookingField,
  type BookingText,
} from '#app/domain/bookings/booking-fields.ts';

/** A rejected booking: the typed values and the reason. */
export interface RejectedBooking {
  typed: BookingText;
  token: string;
  errors: BookingErrors;
  /** The nearest free times, when the chosen one has been taken. */
  nearest: { start: string; label: string }[] | null;
  failure: 'failed' | 'limited' | 'offline' | null;
}

/** States why the booking failed; focused for each new answer. */
export function Rejection({
  copy,
  rejected,
}: {
  copy: BookingsCopy['form'];
  rejected: RejectedBooking;
}) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [rejected]);
  const wrong = bookingFields.filter((name) => rejected.errors[name]);
  return (
    <div ref={alert} tabIndex={-1} role="alert" className="panel border-band-red p-4">
      {rejected.failure && <p>{copy.failures[rejected.failure]}</p>}
      {rejected.nearest && <Nearest copy={copy.taken} nearest={rejected.nearest} />}
      {wrong.length > 0 && (
        <>
          <p>{copy.rejected}</p>
          <ul className="mt-2 list-disc pl-5">
            {wrong.map((name) => (
              <li key={name}>
                <Wrong copy={copy} name={name} error={rejected.errors[name]} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** An invalid field. What was chosen before the form has no field here that could show its error. */
function Wrong({
  copy,
  name,
  error,
}: {
  copy: BookingsCopy['form'];
  name: BookingField;
  error: BookingError | undefined;
}) {
  const title = copy.errorNames[name];
  if (isChosenBefore(name)) return error && `${title}: ${copy.errors[error]}`;
  return (
    <a href={`#${name}`} className="text-link">
      {title}
    </a>
  );
}

/** Other times for a form that is already filled in: each button submits it again. */
function Nearest({
  copy,
  nearest,
}: {
  copy: BookingsCopy['form']['taken'];
  nearest: NonNullable<RejectedBooking['nearest']>;
}) {
  return (
    <>
      <p className="font-semibold">{copy.title}</p>
      <p className="mt-1">{nearest.length > 0 ? copy.text : copy.none}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {nearest.map(({ start, label }) => (
          <li key={start}>
            <button type="submit" name="instead" value={start} className="button">
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
