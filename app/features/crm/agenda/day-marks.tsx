import type { AgendaDay, ClockStretch } from '#app/domain/bookings/agenda.ts';
import { fill } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { clockWords } from './agenda-days.ts';

/** Position of a span within the displayed hours. */
export function placeOf({ from, to }: ClockStretch, hours: ClockStretch) {
  const all = hours.to - hours.from;
  const share = (minutes: number) => `${(minutes / all) * 100}%`;
  return { top: share(from - hours.from), height: share(to - from) };
}

/** Hours of work. */
export function OpenHours({ at, hours }: { at: ClockStretch; hours: ClockStretch }) {
  return <div aria-hidden="true" className="agenda-open" style={placeOf(at, hours)} />;
}

/** Busy times from another calendar. */
export function Busy({ at, hours }: { at: ClockStretch; hours: ClockStretch }) {
  const {
    messages: { agenda: copy },
  } = useWorkspace();
  const { language } = useVisit();
  const { time } = clockWords(language);
  const inside = { from: Math.max(at.from, hours.from), to: Math.min(at.to, hours.to) };
  if (inside.to <= inside.from) return null;
  const isAllDay = at.from <= 0 && at.to >= 24 * 60;
  return (
    <p className="agenda-busy" style={placeOf(inside, hours)}>
      <span className="sr-only">
        {isAllDay ? copy.allDay : `${time(at.from)} – ${time(at.to)}`}{' '}
      </span>
      {copy.busy}
    </p>
  );
}

/** The current time. */
export function NowLine({ now, hours }: { now: number; hours: ClockStretch }) {
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

/** Who is away all day, and why. */
export function Closures({
  closures,
  isLong,
}: {
  closures: AgendaDay['closures'];
  isLong: boolean;
}) {
  const {
    messages: { agenda: copy, frame },
  } = useWorkspace();
  return closures.map((closure) => {
    const reason =
      closure.is === 'off' ? closure.reason || copy.off : copy.holidays[closure.holiday];
    const text = fill(frame.named, { name: closure.member, value: reason });
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
