import { scheduleLimits } from '#app/domain/bookings/schedule.ts';
import { weekdays } from '#app/domain/bookings/working-week.ts';
import { fill } from '#app/i18n/format.ts';
import { FieldNotes, noteAttributes } from '#app/ui/fields/field-notes.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { weekdayNames } from '../agenda-days.ts';
import type { ScheduleDraft, TypedHours, Weekday } from './schedule-draft.ts';

/** Hours of each weekday; several spans leave breaks between them. */
export function WeekFields({
  week,
  errorAt,
  onChange,
}: {
  week: ScheduleDraft['week'];
  /** Error at a path. */
  errorAt: (path: string) => string | undefined;
  onChange: (day: Weekday, hours: TypedHours[]) => void;
}) {
  const { language } = useVisit();
  const {
    messages: {
      agenda: { schedule: copy },
    },
  } = useWorkspace();
  const names = weekdayNames(language);
  return (
    <fieldset className="min-w-0">
      <legend className="record-heading">{copy.week}</legend>
      {weekdays.map((day, index) => (
        <DayFields
          key={day}
          day={day}
          name={names[index] ?? day}
          hours={week[day]}
          errorAt={errorAt}
          onChange={(hours) => onChange(day, hours)}
        />
      ))}
    </fieldset>
  );
}

function DayFields({
  day,
  name,
  hours,
  errorAt,
  onChange,
}: {
  day: Weekday;
  name: string;
  hours: readonly TypedHours[];
  errorAt: (path: string) => string | undefined;
  onChange: (hours: TypedHours[]) => void;
}) {
  const {
    messages: {
      agenda: { schedule: copy },
    },
  } = useWorkspace();
  const path = `week.${day}`;
  const last = hours.at(-1);
  // A new span starts where the previous one ends.
  const next = last ? { from: last.to, to: '' } : { from: '09:00', to: '17:00' };
  return (
    <div role="group" aria-label={name} className="border-t border-line py-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="w-24 first-letter:uppercase">{name}</span>
        {hours.length === 0 && <span className="text-dust">{copy.closed}</span>}
        {hours.map(({ from, to }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place
          <span key={index} className="flex items-center gap-1.5">
            <TimeField
              id={`${path}.${index}.from`}
              label={`${name}, ${copy.from}`}
              value={from}
              error={errorAt(`${path}.${index}.from`)}
              onChange={(typed) => onChange(hours.with(index, { from: typed, to }))}
            />
            –
            <TimeField
              id={`${path}.${index}.to`}
              label={`${name}, ${copy.to}`}
              value={to}
              error={errorAt(`${path}.${index}.to`)}
              onChange={(typed) => onChange(hours.with(index, { from, to: typed }))}
            />
            <button
              type="button"
              className="row-button"
              aria-label={fill(copy.removeHours, { date: name })}
              onClick={() => onChange(hours.toSpliced(index, 1))}
            >
              <Icon name="x" className="icon size-4" />
            </button>
          </span>
        ))}
        {hours.length < scheduleLimits.hoursPerDay && (
          <button
            type="button"
            className="row-button"
            aria-label={fill(copy.addHours, { date: name })}
            onClick={() => onChange([...hours, next])}
          >
            <Icon name="plus" className="icon size-4" />
          </button>
        )}
      </div>
      <FieldNotes id={path} error={errorAt(path)} />
    </div>
  );
}

function TimeField({
  id,
  label,
  value,
  error,
  onChange,
}: {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <span className="grid">
      <input
        id={id}
        type="time"
        step={900}
        aria-label={label}
        className={`input tabular w-auto min-w-0 ${error ? 'border-band-red' : ''}`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...noteAttributes(id, { error })}
      />
      <FieldNotes id={id} error={error} />
    </span>
  );
}
