/**
 * A group of radio buttons or checkboxes, uncontrolled.
 *
 * @param name the fields' name
 */
export function Choices({
  type,
  name,
  legend,
  options,
  chosen,
}: {
  type: 'radio' | 'checkbox';
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="small">{legend}</legend>
      <div className="mt-1.5 grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <label key={value} className="small flex min-h-11 items-center gap-3">
            <input
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className={type}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
