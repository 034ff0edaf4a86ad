import { FieldNotes, notedBy } from './field-notes.tsx';

/**
 * A labelled field for a number that people may type or paste in their own way; `i18n/parse-number.ts` reads it. It is a
 * text input, because number inputs refuse what they cannot read without telling anyone what it was.
 *
 * @param name the field's name, and its id in the page unless `id` says another
 * @param initial the text the field starts with; from then on it keeps its own
 * @param unit what stands at the end of the field, such as `€`; the label must say it too where it matters
 * @param error what is wrong with the present value, in words
 * @param children shown beside the label, such as a button that resets the field
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
  const labelled = (
    <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'small'}>
      {label}
    </label>
  );
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      {children ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          {labelled}
          {children}
        </div>
      ) : (
        labelled
      )}
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
          {...notedBy(id, { help, error })}
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
