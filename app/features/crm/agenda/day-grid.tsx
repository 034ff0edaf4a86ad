import { Link } from 'react-router';
import type { Agenda, AgendaDay, ClockStretch } from '#app/domain/bookings/agenda.ts';
import { lanesOf, shownHours } from '#app/domain/bookings/lanes.ts';
import { useVisit } from '#app/ui/visit.ts';
import { localDay } from '../records/local-day.ts';
import { clockWords } from './agenda-days.ts';
import { Busy, Closures, NowLine, OpenHours, placeOf } from './day-marks.tsx';
import { MeetingBlock } from './meeting-block.tsx';
import type { useAgendaPlace } from './use-agenda.ts';
import type { MeetingDrag } from './use-meeting-drag.ts';

interface Shown {
  agenda: Agenda;
  place: ReturnType<typeof useAgendaPlace>;
  /** Epoch milliseconds. */
  now: number;
  drag: MeetingDrag;
}

/** Days side by side, with hours of work, busy times, meetings and the current time. */
export function DayGrid(shown: Shown) {
  const { agenda } = shown;
  const hours = shownHours([
    ...agenda.days.flatMap((day) => day.hours),
    ...agenda.meetings.map(({ at }) => at),
  ]);
  return (
    <div className="agenda" data-days={agenda.days.length}>
      <Hours {...hours} />
      {agenda.days.map((day) => (
        <DayColumn key={day.date} day={day} hours={hours} {...shown} />
      ))}
    </div>
  );
}

/** Labels of the full hours. */
function Hours({ from, to }: ClockStretch) {
  const { language } = useVisit();
  const words = clockWords(language);
  const count = (to - from) / 60;
  return (
    <div aria-hidden="true" className="agenda-hours">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="tabular">
          {index > 0 && words.time(from + index * 60)}
        </span>
      ))}
    </div>
  );
}

function DayColumn({
  day,
  hours,
  agenda,
  place,
  now,
  drag,
}: Shown & { day: AgendaDay; hours: ClockStretch }) {
  const { language } = useVisit();
  const words = clockWords(language);
  const meetings = agenda.meetings.filter(({ date }) => date === day.date);
  const lanes = lanesOf(
    meetings.map(({ at }) => ({ from: at.from, to: Math.max(at.to, at.from + shortest) })),
  );
  const isToday = day.date === localDay(new Date(now));
  const height = { height: `${((hours.to - hours.from) / 60) * hourHeight}rem` };
  const id = `agenda-${day.date}`;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="agenda-head">
        <h3 id={id} aria-current={isToday ? 'date' : undefined}>
          {place.span === 'week' ? (
            <Link
              to={`?${new URLSearchParams({ onglet: 'agenda', jour: day.date, vue: 'jour' }).toString()}`}
              className="inline-flex min-h-6 items-baseline gap-1.5"
            >
              <span className="sr-only">{words.date(day.date)}</span>
              <span aria-hidden="true" className="text-xs text-dust">
                {words.weekday(day.date)}
              </span>
              <span aria-hidden="true" className="figure">
                {words.dayOfMonth(day.date)}
              </span>
            </Link>
          ) : (
            <span className="sr-only">{words.date(day.date)}</span>
          )}
        </h3>
        <Closures closures={day.closures} isLong={place.span === 'day'} />
      </div>
      <div className="agenda-day" style={height}>
        {day.hours.map((stretch) => (
          <OpenHours key={stretch.from} at={stretch} hours={hours} />
        ))}
        {day.busy.map((stretch) => (
          <Busy key={stretch.from} at={stretch} hours={hours} />
        ))}
        {drag.times
          .filter(({ date }) => date === day.date)
          .map(({ start, minute }) => (
            <div
              key={start}
              data-place={start}
              data-over={drag.held?.over === start || undefined}
              className="agenda-place"
              style={placeOf({ from: minute, to: minute + 15 }, hours)}
            />
          ))}
        <ol>
          {meetings.map((meeting, index) => (
            <MeetingBlock
              key={meeting.id}
              meeting={meeting}
              style={{ ...placeOf(meeting.at, hours), ...laneStyle(lanes[index]) }}
              isOpen={meeting.id === place.opened}
              isLong={place.span === 'day'}
              drag={drag}
            />
          ))}
        </ol>
        {isToday && <NowLine now={now} hours={hours} />}
      </div>
    </section>
  );
}

/** Minimum drawn length of a meeting in minutes, so that it can be read and pressed. */
const shortest = 30;

/** Height of an hour in rem, as in agenda.css. */
const hourHeight = 3;

function laneStyle(lane: { lane: number; of: number } | undefined) {
  if (!lane || lane.of === 1) return {};
  return { left: `${(lane.lane / lane.of) * 100}%`, width: `${100 / lane.of}%` };
}
