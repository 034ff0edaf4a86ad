/** A labelled select. */
export function SelectField({
  name,
  label,
  options,
  value,
  initial,
  onChange,
}: {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Value of a controlled select. */
  value?: string;
  /** Initial value of an uncontrolled select. */
  initial?: string;
  onChange?: (value: string) => void;
}) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={name} className="small">
        {label}
      </label>
      <select
        id={name}
        name={name}
        className="input"
        {...(value === undefined ? { defaultValue: initial } : { value })}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
