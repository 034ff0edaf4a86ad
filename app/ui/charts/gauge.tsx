const radius = 84;

/**
 * A score ring inside an instrument's bezel. The number itself is in the children, as text; the ring repeats it
 * visually and is hidden from assistive technology.
 *
 * @param value share of the ring that is lit, 0 to 1
 * @param tone class that gives the arc its colour
 */
export function Gauge({
  value,
  tone,
  children,
}: {
  value: number;
  tone: string;
  children: React.ReactNode;
}) {
  return (
    <div className="relative mx-auto grid aspect-square w-64 max-w-full place-items-center">
      <svg
        viewBox="0 0 200 200"
        className="absolute inset-0 size-full"
        fill="none"
        aria-hidden="true"
      >
        <circle
          cx="100"
          cy="100"
          r="97"
          className="stroke-line"
          strokeDasharray="1 7.467"
          strokeWidth="5"
        />
        <circle cx="100" cy="100" r={radius} className="stroke-line" strokeWidth="7" />
        <circle
          cx="100"
          cy="100"
          r={radius}
          className={`gauge-arc ${tone}`}
          stroke="currentColor"
          strokeWidth="7"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${value * 100} 101`}
          transform="rotate(-90 100 100)"
          visibility={value > 0 ? undefined : 'hidden'}
        />
      </svg>
      <div className="relative text-center">{children}</div>
    </div>
  );
}
