import { FieldNotes, noteAttributes } from './field-notes.tsx';

/**
 * A labelled select.
 *
 * @param name the field's name, and its id in the page unless `id` is given
 * @param initial initial value; the field is uncontrolled
 * @param none label of the empty option, where it is allowed; its value is empty
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
        className={`input dropdown ${error ? 'border-band-red' : ''}`}
        defaultValue={initial}
        required={isRequired}
        {...noteAttributes(id, { help, error })}
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
