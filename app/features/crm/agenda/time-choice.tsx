import { useId } from 'react';
import type { FreeTime } from '#app/domain/bookings/agenda.ts';
import type { BookingKind } from '#app/domain/bookings/booking.ts';
import type { Day } from '#app/domain/crm/records/field.ts';
import { day as dayLength } from '#app/domain/durations.ts';
import { fill } from '#app/i18n/format.ts';
import { ownZone } from '#app/i18n/zone-name.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useNow } from '../frame/use-now.ts';
import { useRead } from '../frame/use-read.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { localDay } from '../records/local-day.ts';
import { clockWords } from './agenda-days.ts';

/** Days searched for the nearest times, and how many of these are offered. */
const searched = 14;
const offered = 6;

const noTimes: readonly FreeTime[] = [];

/**
 * Free times as radio buttons: those nearest to a given time, or those of a day.
 *
 * @param near epoch milliseconds
 * @param day empty for the nearest ones
 * @param except a meeting that is being moved
 */
export function TimeChoice({
  kind,
  member,
  near,
  day,
  except,
  onDay,
}: {
  kind: BookingKind;
  member: string;
  near: number;
  day: Day;
  except?: string;
  onDay: (day: Day) => void;
}) {
  const { language } = useVisit();
  const {
    messages: { agenda: copy, frame },
    backend: { meetings },
  } = useWorkspace();
  const id = useId();
  const now = useNow();
  const words = clockWords(language);
  const asked = day
    ? { from: day, days: 1, timeZone: ownZone() }
    : { from: firstDay(near, now), days: searched, timeZone: ownZone() };
  const wanted = { kind, member, ...(except && { except }) };
  const { data, isCurrent, error } = useRead(
    JSON.stringify([wanted, asked]),
    () => meetings.times(wanted, asked),
    meetings.watch,
  );
  const times = isCurrent ? (data ?? noTimes) : noTimes;
  const shown = day ? times : nearest(times, near, wanted.except !== undefined);
  return (
    <>
      <div className="grid content-start gap-1.5">
        <label htmlFor={`${id}-day`} className="small">
          {copy.move.day}
        </label>
        <input
          id={`${id}-day`}
          type="date"
          className="input w-fit"
          min={localDay(new Date(now))}
          value={day}
          onChange={({ currentTarget: { value } }) => onDay(value)}
        />
      </div>
      <fieldset className="min-w-0" aria-busy={!isCurrent}>
        <legend className="small">
          {day ? fill(copy.move.onDay, { date: words.date(day) }) : copy.move.nearest}
        </legend>
        {shown.length === 0 && (
          <p role="status" className="py-2 text-dust">
            {error !== null
              ? copy.failed
              : isCurrent
                ? copy.move.none[day ? 'day' : 'near']
                : frame.loading}
          </p>
        )}
        <div className="-mx-1.5 grid max-h-72 grid-cols-1 px-1.5 py-1 gap-x-4 overflow-y-auto sm:grid-cols-2">
          {shown.map(({ start, date, minute }) => (
            <label key={start} className="flex min-h-control items-center gap-2.5">
              <input type="radio" name="start" value={start} className="radio" />
              {day ? words.time(minute) : `${words.date(date)}, ${words.time(minute)}`}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** The day before, unless it is past. */
function firstDay(near: number, now: number): Day {
  return localDay(new Date(Math.max(now, near - dayLength)));
}

function nearest(times: readonly FreeTime[], near: number, isMoving: boolean): FreeTime[] {
  const distance = ({ start }: FreeTime) => Math.abs(Date.parse(start) - near);
  return times
    .filter((time) => !isMoving || distance(time) > 0)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, offered)
    .toSorted((a, b) => a.start.localeCompare(b.start));
}
