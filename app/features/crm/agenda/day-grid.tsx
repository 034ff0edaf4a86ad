import { Link } from 'react-router';
import type { Agenda, AgendaDay, ClockStretch } from '#app/domain/bookings/agenda.ts';
import { lanesOf, shownHours } from '#app/domain/bookings/lanes.ts';
import { fill } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { localDay } from '../records/local-day.ts';
import { clockWords } from './agenda-days.ts';
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

/** Days beside one another, with hours of work, other calendars, meetings and the present time. */
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

/** Labels of the whole hours. */
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
              <span aria-hidden="true" className="figure text-xl">
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
          <Stretch key={stretch.from} className="agenda-open" at={stretch} hours={hours} />
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

/** A meeting is drawn at least this long, in minutes, to be read and pressed. */
const shortest = 30;

/** Height of an hour in rem, as in agenda.css. */
const hourHeight = 3;

function placeOf({ from, to }: ClockStretch, hours: ClockStretch) {
  const all = hours.to - hours.from;
  const share = (minutes: number) => `${(minutes / all) * 100}%`;
  return { top: share(from - hours.from), height: share(to - from) };
}

function laneStyle(lane: { lane: number; of: number } | undefined) {
  if (!lane || lane.of === 1) return {};
  return { left: `${(lane.lane / lane.of) * 100}%`, width: `${100 / lane.of}%` };
}

function Stretch({
  at,
  hours,
  className,
}: {
  at: ClockStretch;
  hours: ClockStretch;
  className: string;
}) {
  return <div aria-hidden="true" className={className} style={placeOf(at, hours)} />;
}

function Busy({ at, hours }: { at: ClockStretch; hours: ClockStretch }) {
  const {
    messages: { agenda: copy },
  } = useWorkspace();
  const { language } = useVisit();
  const { time } = clockWords(language);
  const inside = { from: Math.max(at.from, hours.from), to: Math.min(at.to, hours.to) };
  if (inside.to <= inside.from) return null;
  return (
    <p className="agenda-busy" style={placeOf(inside, hours)}>
      <span className="sr-only">
        {time(at.from)} – {time(at.to)}{' '}
      </span>
      {copy.busy}
    </p>
  );
}

function NowLine({ now, hours }: { now: number; hours: ClockStretch }) {
  const {
    messages: { agenda: copy },
  } = useWorkspace();
  const at = new Date(now);
  const minute = at.getHours() * 60 + at.getMinutes();
  if (minute < hours.from || minute > hours.to) return null;
  return (
    <div className="agenda-now" style={{ top: placeOf({ from: minute, to: minute }, hours).top }}>
      <span className="sr-only">{copy.now}</span>
    </div>
  );
}

function Closures({ closures, isLong }: { closures: AgendaDay['closures']; isLong: boolean }) {
  const {
    messages: { agenda: copy },
  } = useWorkspace();
  return closures.map((closure) => {
    const reason =
      closure.is === 'off' ? closure.reason || copy.off : copy.holidays[closure.holiday];
    const text = fill(copy.away, { name: closure.member, reason });
    return (
      <p
        key={closure.member}
        className={`text-xs text-dust ${isLong ? '' : 'truncate'}`}
        title={text}
      >
        {text}
      </p>
    );
  });
}
