import { scheduleLimits } from '#app/domain/bookings/schedule.ts';
import { FieldNotes, noteAttributes } from '#app/ui/fields/field-notes.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useWorkspace } from '../../frame/workspace.tsx';
import type { TypedDaysOff } from './schedule-draft.ts';

const fields = [
  ['from', 'firstDay', 'date'],
  ['to', 'lastDay', 'date'],
  ['reason', 'reason', 'text'],
] as const;

/** Days off, each with a reason that colleagues can read. */
export function DaysOffFields({
  daysOff,
  today,
  errorAt,
  onChange,
}: {
  daysOff: readonly TypedDaysOff[];
  today: string;
  /** Error at a path. */
  errorAt: (path: string) => string | undefined;
  onChange: (daysOff: TypedDaysOff[]) => void;
}) {
  const {
    messages: {
      agenda: { schedule: copy },
    },
  } = useWorkspace();
  return (
    <fieldset className="min-w-0">
      <legend className="record-heading">{copy.daysOff}</legend>
      {daysOff.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place
        <div key={index} className="flex flex-wrap items-start gap-2 border-t border-line py-1.5">
          {fields.map(([field, label, type]) => {
            const id = `daysOff.${index}.${field}`;
            const error = errorAt(id);
            return (
              <div key={field} className={`grid gap-1 ${type === 'text' ? 'min-w-40 grow' : ''}`}>
                <label htmlFor={id} className="text-xs text-dust">
                  {copy[label]}
                </label>
                <input
                  id={id}
                  type={type}
                  maxLength={type === 'text' ? scheduleLimits.reason : undefined}
                  className={`input min-w-0 ${error ? 'border-band-red' : ''}`}
                  value={row[field]}
                  onChange={({ currentTarget: { value } }) =>
                    onChange(daysOff.with(index, { ...row, [field]: value }))
                  }
                  {...noteAttributes(id, { error })}
                />
                <FieldNotes id={id} error={error} />
              </div>
            );
          })}
          <button
            type="button"
            className="row-button mt-5"
            aria-label={copy.removeDays}
            onClick={() => onChange(daysOff.toSpliced(index, 1))}
          >
            <Icon name="x" className="icon size-4" />
          </button>
        </div>
      ))}
      {daysOff.length < scheduleLimits.daysOff && (
        <button
          type="button"
          className="button mt-1.5"
          onClick={() => onChange([...daysOff, { from: today, to: today, reason: '' }])}
        >
          <Icon name="plus" className="icon size-5" />
          {copy.addDays}
        </button>
      )}
    </fieldset>
  );
}
