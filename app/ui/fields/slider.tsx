/**
 * A labelled range input with its value. An SVG rectangle covers the track beyond the thumb, because the
 * Content-Security-Policy allows no style attributes in the server's HTML.
 *
 * @param name the field's name, and its id in the page
 * @param initial initial value; the field is uncontrolled
 * @param value current value, as its owner has read it
 * @param display that value as text, with its unit
 */
export function Slider({
  name,
  label,
  help,
  display,
  initial,
  value,
  min,
  max,
  step,
}: {
  name: string;
  label: string;
  help: string;
  display: string;
  initial: number;
  value: number;
  min: number;
  max: number;
  step: number;
}) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={name} className="small text-star">
          {label}
        </label>
        <output htmlFor={name} className="scripted small tabular font-semibold">
          {display}
        </output>
      </div>
      <div className="relative">
        <svg className="slider-track" aria-hidden="true">
          <rect
            className="scripted fill-rail"
            x={`${(((value - min) / (max - min)) * 100).toFixed(2)}%`}
            y="-1"
            width="100%"
            height="5"
          />
        </svg>
        <input
          id={name}
          type="range"
          className="slider"
          name={name}
          min={min}
          max={max}
          step={step}
          defaultValue={initial}
          aria-valuetext={display}
          aria-describedby={`${name}-help`}
        />
      </div>
      <p id={`${name}-help`} className="text-xs text-dust">
        {help}
      </p>
    </div>
  );
}
