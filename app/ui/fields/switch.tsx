/**
 * A boolean setting as a checkbox, so that a form submits it and it works without scripts.
 *
 * @param name the field's name, and its id in the page
 * @param initial initial state of an uncontrolled switch
 * @param isOn state of a controlled switch
 */
export function Switch({
  name,
  label,
  help,
  initial,
  isOn,
  value = '1',
  onChange,
}: {
  name: string;
  label: string;
  help?: string;
  initial?: boolean;
  isOn?: boolean;
  /** Submitted value when on. */
  value?: string;
  onChange?: (isOn: boolean) => void;
}) {
  const helpId = help ? `${name}-help` : undefined;
  return (
    <div className="relative py-2 pr-16">
      <label htmlFor={name} className="block font-medium">
        {label}
        <input
          id={name}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox is itself checked or not
          role="switch"
          className="switch absolute top-2 right-0"
          name={name}
          value={value}
          {...(isOn === undefined ? { defaultChecked: initial } : { checked: isOn })}
          aria-describedby={helpId}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
      </label>
      {help && (
        <p id={helpId} className="small text-dust">
          {help}
        </p>
      )}
    </div>
  );
}
