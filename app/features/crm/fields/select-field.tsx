/** A labelled select. */
export function SelectField<Value extends string>({
  name,
  label,
  options,
  value,
  initial,
  onChange,
}: {
  name: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Value of a controlled select. */
  value?: string;
  /** Initial value of an uncontrolled select. */
  initial?: string;
  onChange?: (value: Value) => void;
}) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={name} className="small">
        {label}
      </label>
      <select
        id={name}
        name={name}
        className="input dropdown"
        {...(value === undefined ? { defaultValue: initial } : { value })}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onChange?.(chosen.value);
        }}
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
