import { FieldNotes, notedBy } from './field-notes.tsx';

/**
 * A labelled choice of one among several.
 *
 * @param name the field's name, and its id in the page unless `id` says another
 * @param initial the value it starts with; from then on it keeps its own
 * @param none what stands for no choice, where that is one; its value is empty
 */
export function SelectField({
  name,
  id = name,
  label,
  help,
  initial,
  none,
  options,
  error,
  isRequired = false,
}: {
  name: string;
  id?: string;
  label: string;
  help?: string;
  initial: string | number;
  none?: string;
  options: readonly { value: string | number; label: string }[];
  error?: string | undefined;
  isRequired?: boolean;
}) {
  return (
    <div className="grid grow basis-40 grid-cols-1 content-start gap-1.5">
      <label htmlFor={id} className="small">
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={`input ${error ? 'border-band-red' : ''}`}
        defaultValue={initial}
        required={isRequired}
        {...notedBy(id, { help, error })}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}
