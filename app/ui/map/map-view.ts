/** A square part of a map: its centre and half of its side, in kilometres on the map's plane. */
export interface MapView {
  x: number;
  y: number;
  half: number;
}

/** Limits of a view: the sides of the drawing, and half of the smallest view. */
export interface MapLimits {
  west: number;
  north: number;
  east: number;
  south: number;
  least: number;
}

/** The current view of the map. */
export interface ShownMap {
  view: MapView;
  /** Kilometres per pixel. */
  unit: number;
  /** Brings a place into view. */
  reveal: (place: { x: number; y: number }) => void;
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The nearest view within the limits. */
export function withinLimits({ x, y, half }: MapView, limits: MapLimits): MapView {
  const { west, north, east, south, least } = limits;
  const side = clamp(half, least, Math.min(east - west, south - north) / 2);
  return {
    x: clamp(x, west + side, east - side),
    y: clamp(y, north + side, south - side),
    half: side,
  };
}

/** Zooms around a point, which stays in place. @param factor of the side: below 1 zooms in */
export function zoomed(
  view: MapView,
  factor: number,
  limits: MapLimits,
  at: { x: number; y: number } = view,
): MapView {
  const { half } = withinLimits({ ...view, half: view.half * factor }, limits);
  const scale = half / view.half;
  return withinLimits(
    { x: at.x + (view.x - at.x) * scale, y: at.y + (view.y - at.y) * scale, half },
    limits,
  );
}

/** Moves a view by a distance in kilometres. */
export function moved(view: MapView, dx: number, dy: number, limits: MapLimits): MapView {
  return withinLimits({ ...view, x: view.x + dx, y: view.y + dy }, limits);
}

export function isInView({ x, y, half }: MapView, place: { x: number; y: number }): boolean {
  return Math.abs(place.x - x) <= half && Math.abs(place.y - y) <= half;
}

/** Zoom factor per press of a button or key. */
export const zoomStep = 1.5;

/** Share of the half side that an arrow key moves by. */
const moveStep = 0.4;

const arrows: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The view after a key; null for a key without effect. @param start the view that 0 restores */
export function viewAfterKey(
  key: string,
  view: MapView,
  limits: MapLimits,
  start: MapView,
): MapView | null {
  const arrow = arrows[key];
  if (arrow) {
    const step = view.half * moveStep;
    return moved(view, arrow[0] * step, arrow[1] * step, limits);
  }
  if (key === '+' || key === '=') return zoomed(view, 1 / zoomStep, limits);
  if (key === '-' || key === '−') return zoomed(view, zoomStep, limits);
  return key === '0' ? withinLimits(start, limits) : null;
}
