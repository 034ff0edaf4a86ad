import type { ShownMap } from './map-view.ts';
import { labelSize, placeLabels, type Box, type MapLabel } from './place-labels.ts';

const looks = {
  place: 'fill-star',
  water: 'fill-violet italic',
  park: 'fill-aurora',
  road: 'fill-dust',
} as const;

/** As many names as fit without covering each other or a pin. */
export function MapLabels({
  map: { view, unit },
  names,
  pins,
  isMeasured,
}: {
  map: Pick<ShownMap, 'view' | 'unit'>;
  names: readonly MapLabel[];
  pins: readonly Box[];
  /** Before that, names are placed for a wide screen and hidden on a narrow one. */
  isMeasured: boolean;
}) {
  const [west, north] = [view.x - view.half, view.y - view.half];
  const side = (2 * view.half) / unit;
  const placed = placeLabels(
    names.map((label) => ({ ...label, x: (label.x - west) / unit, y: (label.y - north) / unit })),
    { width: side, height: side },
    pins.map(({ left, top, right, bottom }) => ({
      left: (left - west) / unit,
      right: (right - west) / unit,
      top: (top - north) / unit,
      bottom: (bottom - north) / unit,
    })),
  );
  const km = (pixels: number, from: number) => (from + pixels * unit).toFixed(3);
  return (
    <g
      className={`map-labels ${isMeasured ? '' : 'max-sm:hidden'}`}
      fontSize={(labelSize * unit).toFixed(4)}
      strokeWidth={(3 * unit).toFixed(4)}
      textAnchor="middle"
    >
      {placed.map(({ name, kind, x, y, textX, textY }) => (
        <g key={name} className={looks[kind]}>
          {kind === 'place' && (
            <circle cx={km(x, west)} cy={km(y, north)} r={(2 * unit).toFixed(4)} stroke="none" />
          )}
          <text x={km(textX, west)} y={km(textY, north)}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}
