import { outlineReach, pathOf } from '#app/domain/crm/prospecting/outline.ts';
import type { Surroundings } from '#app/domain/crm/prospecting/towns.ts';
import type { Coordinates } from '#app/domain/crm/records/entities.ts';
import { useRead } from '../frame/use-read.ts';

/** Kilometres per degree of latitude. */
const kilometresPerDegree = 111.2;

/** Coordinates of a position, in drawing units. */
export function placeOf(position: Coordinates, center: Coordinates, scale: number) {
  const perDegree = kilometresPerDegree * scale;
  return {
    x: (position.lng - center.lng) * Math.cos((center.lat * Math.PI) / 180) * perDegree,
    y: (center.lat - position.lat) * perDegree,
  };
}

/** The land under a result; the sandbox's own is loaded with its first map. */
export function useSurroundings(given: Surroundings | null): Surroundings | null {
  const { data } = useRead(given ? null : 'montreal', async () => {
    const { default: own } = await import('./montreal-surroundings.json');
    return own as unknown as Surroundings;
  });
  return given ?? data ?? null;
}

/**
 * Coasts, borders and towns to go by, below the rings of a map.
 *
 * @param scale drawing units of a kilometre
 */
export function Land({
  land: { lines, towns },
  center,
  scale,
}: {
  land: Surroundings;
  center: Coordinates;
  scale: number;
}) {
  return (
    <>
      <path
        d={pathOf(lines, center, kilometresPerDegree * scale)}
        fill="none"
        className="stroke-dust"
        strokeWidth="1.2"
        opacity="0.7"
      />
      {towns.map((town) => {
        const { x, y } = placeOf(town, center, scale);
        return (
          <g key={`${town.name} ${x}`} className="fill-dust" opacity="0.9">
            <circle cx={x} cy={y} r="1.5" />
            <text x={x} y={y - 4} fontSize="7.5" textAnchor="middle">
              {town.name}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** Half of the locator's side, in drawing units. */
const half = 60;

/** Where a place is: the coasts and borders of its region, with a point. */
export function Locator({
  land: { lines },
  center,
  label,
}: {
  land: Surroundings;
  center: Coordinates;
  label: string;
}) {
  return (
    <figure className="mt-3 flex items-center gap-3">
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`}
        className="size-32 shrink-0 rounded-tile border border-line bg-night"
      >
        <path
          d={pathOf(lines, center, half / outlineReach)}
          fill="none"
          className="stroke-dust"
          strokeWidth="0.8"
        />
        <circle r="2.5" className="fill-lumen" />
      </svg>
      <figcaption className="small text-dust">{label}</figcaption>
    </figure>
  );
}
