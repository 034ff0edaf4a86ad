import { longestViewName } from './browser-views.ts';

/** The name of a view. */
export function ViewNameField({
  id,
  label,
  initial,
}: {
  id: string;
  label: string;
  initial: string;
}) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="small">
        {label}
      </label>
      <input
        id={id}
        name={id}
        className="input"
        defaultValue={initial}
        maxLength={longestViewName}
        autoComplete="off"
        required
      />
    </div>
  );
}
