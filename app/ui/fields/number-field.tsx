import { FieldNotes, noteAttributes } from './field-notes.tsx';

/**
 * A labelled field for a number, typed or pasted in any notation; `i18n/parse-number.ts` reads it. It is a text input,
 * because number inputs hide what they cannot parse.
 *
 * @param name the field's name, and its id in the page unless `id` is given
 * @param initial initial text; the field is uncontrolled
 * @param unit shown at the end of the field, such as `€`; state it in the label too where it matters
 * @param error error message of the current value
 * @param children shown beside the label, such as a reset button
 */
export function NumberField({
  name,
  id = name,
  label,
  help,
  initial = '',
  placeholder,
  unit,
  error,
  isWhole = false,
  isLabelHidden = false,
  children,
}: {
  name: string;
  id?: string;
  label: string;
  help?: string | undefined;
  initial?: string;
  placeholder?: string | undefined;
  unit?: string | undefined;
  error?: string | undefined;
  isWhole?: boolean;
  isLabelHidden?: boolean;
  children?: React.ReactNode;
}) {
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <FieldLabel id={id} label={label} isHidden={isLabelHidden}>
        {children}
      </FieldLabel>
      <div className="relative">
        <input
          id={id}
          name={name}
          type="text"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          className={`input tabular ${unit ? 'pr-10' : ''} ${error ? 'border-band-red' : ''}`}
          defaultValue={initial}
          placeholder={placeholder}
          {...noteAttributes(id, { help, error })}
        />
        {unit && (
          <span aria-hidden="true" className="unit">
            {unit}
          </span>
        )}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}

function FieldLabel({
  id,
  label,
  isHidden,
  children,
}: {
  id: string;
  label: string;
  isHidden: boolean;
  children: React.ReactNode;
}) {
  const labelled = (
    <label htmlFor={id} className={isHidden ? 'sr-only' : 'small'}>
      {label}
    </label>
  );
  if (!children) return labelled;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      {labelled}
      {children}
    </div>
  );
}
