/** A value with its name, as text and as a number. */
export interface Bar {
  label: string;
  value: number;
  /** The value with its unit. */
  shown: string;
}

/** Bars from zero, each with its name and value as text: no information depends on length alone. */
export function BarList({ caption, bars }: { caption: string; bars: readonly Bar[] }) {
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    <figure>
      <figcaption className="small mb-4 text-dust">{caption}</figcaption>
      <ul className="grid gap-3">
        {bars.map(({ label, value, shown }) => (
          <li key={label} className="small tabular">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>{label}</span>
              <span>{shown}</span>
            </span>
            <svg
              viewBox="0 0 100 2"
              preserveAspectRatio="none"
              className="mt-1 block h-2 w-full text-aurora"
              aria-hidden="true"
            >
              <rect width="100" height="2" rx="1" className="fill-line" />
              <rect
                width={Math.round((100 * value) / longest)}
                height="2"
                rx="1"
                fill="currentColor"
              />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
