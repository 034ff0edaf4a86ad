/** Buttons of which one is pressed: ways to narrow a list. */
export function Chips<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map(([option, name]) => (
        <button
          key={option}
          type="button"
          className="chip aria-pressed:border-lumen aria-pressed:text-lumen"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
