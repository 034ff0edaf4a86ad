import { moveFocus } from '../frame/roving-focus.ts';

/** Toggle buttons for filters, one of them pressed. One tab stop; arrow keys move between them. */
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
  const current = Math.max(
    0,
    options.findIndex(([option]) => option === value),
  );
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className="flex flex-wrap gap-2"
      onKeyDown={moveFocus}
    >
      {options.map(([option, name], index) => (
        <button
          key={option}
          type="button"
          className="chip not-forced-colors:aria-pressed:text-lumen"
          aria-pressed={option === value}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onChange(option)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
