/** A group of checkboxes. */
export function CheckList<Value extends string>({
  name,
  legend,
  options,
  checked,
}: {
  name: string;
  legend: string;
  options: readonly (readonly [value: Value, label: string])[];
  checked: readonly Value[];
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="small">{legend}</legend>
      <div className="mt-1 grid grid-cols-1 gap-x-6 sm:grid-cols-2">
        {options.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={checked.includes(value)}
              className="checkbox"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
