import type { Drawing } from './drawing.ts';
import type { Line } from './geometry.ts';
import { placeOn, type Place, type Position } from './window.ts';

/** Colours come from the page: an SVG included by reference inherits its custom properties. */
const layers = {
  land: 'fill="var(--map-land)" stroke="var(--map-shore)"',
  parks: 'fill="var(--map-park)"',
  water: 'fill="var(--map-water)" stroke="var(--map-shore)"',
  borders: 'stroke="var(--map-border)" stroke-dasharray="4 3"',
  roads: 'stroke="var(--map-road)"',
} as const;

/** Points closer than this fraction of the width are merged. */
const finest = 2000;

/** Decimals of a kilometre, by the width of the window: a pixel or less. */
const decimalsOf = (km: number) => (km > 200 ? 1 : km > 20 ? 2 : 3);

/**
 * The drawing as an SVG with one group, `map`, in kilometres east and south of the origin.
 *
 * @param width of the window, in kilometres
 */
export function svgOf(drawing: Drawing, origin: Position, width: number): string {
  const decimals = decimalsOf(width);
  const pathOf = (line: Line) => {
    let last: Place | null = null;
    const spots = line.flatMap(([lng, lat], at) => {
      const place = placeOn(origin, { lat, lng });
      const isNear = last && Math.hypot(place.x - last.x, place.y - last.y) < width / finest;
      if (isNear && at < line.length - 1) return [];
      last = place;
      return `${Number(place.x.toFixed(decimals))} ${Number(place.y.toFixed(decimals))}`;
    });
    return `M${spots.join('L')}`;
  };
  const path = (lines: readonly Line[], end = '') =>
    lines.map((each) => `${pathOf(each)}${end}`).join('');
  const shape = (d: string, look: string) =>
    d && `<path d="${d}" ${look} vector-effect="non-scaling-stroke"/>`;
  const rivers = drawing.rivers.map(({ km, line }) =>
    km > 0
      ? `<path d="${path([line])}" stroke="var(--map-water)" stroke-width="${km}"/>`
      : shape(path([line]), 'stroke="var(--map-river)"'),
  );
  const parts = [
    shape(path(drawing.land, 'Z'), layers.land),
    shape(path(drawing.parks, 'Z'), layers.parks),
    shape(path(drawing.water, 'Z'), layers.water),
    ...rivers,
    shape(path(drawing.islands, 'Z'), layers.land),
    shape(path(drawing.borders), layers.borders),
    shape(path(drawing.roads), layers.roads),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="map" fill="none" stroke-linejoin="round">${parts.join('')}</g></svg>`;
}
