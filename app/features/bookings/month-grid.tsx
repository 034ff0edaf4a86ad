import { useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { BookingsCopy } from '#app/content/bookings/shape.ts';
import type { DayView, MonthView } from '#app/domain/bookings/month-view.ts';
import { fill } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** Keys that move between days, with the number of days. Source: ARIA Authoring Practices, date grid. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/**
 * A month with its free days. Each is a link, so that it works without scripts; with scripts the grid is one tab stop,
 * navigated with arrow keys.
 *
 * @param to the address of another month, or of a day
 */
export function MonthGrid({
  copy,
  view,
  to,
}: {
  copy: BookingsCopy['choice'];
  view: MonthView;
  to: (change: Record<string, string>) => string;
}) {
  const table = useRef<HTMLTableElement>(null);
  const { day: chosen } = view.choice;
  const weeks = weeksIn(view);
  const firstFree = weeks.flat().find((each) => each !== null && each.free > 0);
  const entry = chosen || (firstFree?.date ?? '');

  function onKeyDown(event: KeyboardEvent) {
    const days = [...(table.current?.querySelectorAll<HTMLElement>('[data-date]') ?? [])];
    const at = days.findIndex((each) => each === event.target);
    const step = steps[event.key];
    const next = step === undefined ? endOfWeek(days, at, event.key) : days[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <h3 id="month" className="heading" aria-live="polite">
          {view.title}
        </h3>
        <div className="flex gap-2">
          <MonthLink to={to} month={view.previous} label={copy.previousMonth} icon="chevron-left" />
          <MonthLink to={to} month={view.next} label={copy.nextMonth} icon="chevron-right" />
        </div>
      </div>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA Authoring Practices, date grid
        role="grid"
        aria-labelledby="month"
        aria-describedby="month-help"
        className="mt-4 w-full table-fixed border-collapse text-center"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {view.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className="small py-2 font-normal text-dust">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((each) => each !== null)?.date}>
              {week.map((day, column) => (
                <td
                  key={day?.date ?? column}
                  className="p-0.5"
                  aria-selected={day?.date === chosen}
                >
                  {day && <Day copy={copy} day={day} to={to} chosen={chosen} entry={entry} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id="month-help" className="sr-only">
        {copy.keyboard}
      </p>
    </div>
  );
}

interface DatedDay extends DayView {
  date: string;
  day: number;
}

/** The days of a month in weeks; null outside of it. */
function weeksIn({ choice: { month }, days, firstColumn }: MonthView): (DatedDay | null)[][] {
  const count = Math.ceil((firstColumn + days.length) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_day, column) => {
      const at = week * 7 + column - firstColumn;
      const view = days[at];
      const day = at + 1;
      return view ? { ...view, day, date: `${month}-${String(day).padStart(2, '0')}` } : null;
    }),
  );
}

/** Home and End go to the first and last day of the week. */
function endOfWeek(days: readonly HTMLElement[], at: number, key: string) {
  if (key !== 'Home' && key !== 'End') return undefined;
  const row = days[at]?.closest('tr');
  const week = days.filter((each) => each.closest('tr') === row);
  return key === 'Home' ? week[0] : week.at(-1);
}

function Day({
  copy,
  day: { date, day, label, free },
  to,
  chosen,
  entry,
}: {
  copy: BookingsCopy['choice'];
  day: DatedDay;
  to: (change: Record<string, string>) => string;
  chosen: string;
  entry: string;
}) {
  const { language } = useVisit();
  const isHydrated = useHydrated();
  const tabIndex = isHydrated && date !== entry ? -1 : 0;
  if (free === 0) {
    return (
      <span
        data-date={date}
        tabIndex={isHydrated ? -1 : undefined}
        role="link"
        aria-disabled="true"
        aria-label={fill(copy.noneOn, { date: label })}
        className="tabular grid min-h-11 place-items-center text-dust"
      >
        {day}
      </span>
    );
  }
  return (
    <Link
      to={to({ day: date })}
      preventScrollReset
      data-date={date}
      tabIndex={tabIndex}
      aria-current={date === chosen ? 'date' : undefined}
      aria-label={fill(plural(language, free, copy.free), { date: label, count: String(free) })}
      className="tabular grid min-h-11 place-items-center rounded-tile border border-line-2 bg-night-2 font-semibold text-star hover:border-lumen aria-[current=date]:border-lumen aria-[current=date]:bg-lumen aria-[current=date]:text-night"
    >
      {day}
    </Link>
  );
}

function MonthLink({
  to,
  month,
  label,
  icon,
}: {
  to: (change: Record<string, string>) => string;
  month: string | null;
  label: string;
  icon: 'chevron-left' | 'chevron-right';
}) {
  if (month === null) return null;
  return (
    <Link to={to({ month, day: '' })} preventScrollReset aria-label={label} className="button">
      <Icon name={icon} className="icon size-5" />
    </Link>
  );
}
