/** One choice of several in a filter form. */
export function FilterSelect({
  name,
  label,
  value,
  any,
  options,
}: {
  name: string;
  label: string;
  value: string;
  /** What stands for no choice. */
  any: string;
  options: readonly { value: string; label: string }[];
}) {
  return (
    <div className="grow basis-40">
      <label htmlFor={name} className="small mb-1.5 block">
        {label}
      </label>
      <select id={name} name={name} defaultValue={value} className="input">
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
