import type { Place } from '../map/window.ts';

/** Points per side. Odd, so that the business is at the centre point. */
export const gridSizes = [3, 5, 7, 9, 11, 13] as const;

export type GridSize = (typeof gridSizes)[number];

/** Distance in kilometres from the business to the outermost point straight north, east, south or west. */
export const radiusBounds = { min: 1, max: 10, step: 1, initial: 3 } as const;

/** The points of a square grid around a centre, row by row from the north-west. @param radius in kilometres */
export function gridPoints(centre: Place, size: GridSize, radius: number): Place[] {
  const pitch = pitchOf(size, radius);
  const half = (size - 1) / 2;
  return Array.from({ length: size * size }, (_, index) => ({
    x: centre.x + ((index % size) - half) * pitch,
    y: centre.y + (Math.floor(index / size) - half) * pitch,
  }));
}

/** Kilometres between neighbouring points. */
export function pitchOf(size: GridSize, radius: number): number {
  return (2 * radius) / (size - 1);
}

/**
 * A point's name: a letter for its row, from the north, and a number for its column, from the west, starting at 1.
 *
 * @param index row by row from the north-west, from 0
 */
export function pointName(index: number, size: GridSize): string {
  return `${String.fromCodePoint(65 + Math.floor(index / size))}${(index % size) + 1}`;
}

/** The index of a named point, or null if the grid does not have it. */
export function pointIndex(name: string, size: GridSize): number | null {
  const parts = /^([A-M])(1?\d)$/.exec(name);
  const row = (parts?.[1]?.codePointAt(0) ?? 0) - 65;
  const column = Number(parts?.[2] ?? 0) - 1;
  const isInside = row >= 0 && row < size && column >= 0 && column < size;
  return isInside ? row * size + column : null;
}

/**
 * Keyboard navigation of a grid: arrow keys move by one point, Home and End within the row, with Control within the
 * grid.
 *
 * @returns the index of the point, or null for any other key
 */
export function pointAfterKey(
  key: string,
  index: number,
  size: GridSize,
  isControl = false,
): number | null {
  const last = size * size - 1;
  const start = index - (index % size);
  switch (key) {
    case 'ArrowLeft':
      return index % size === 0 ? index : index - 1;
    case 'ArrowRight':
      return index % size === size - 1 ? index : index + 1;
    case 'ArrowUp':
      return index < size ? index : index - size;
    case 'ArrowDown':
      return index + size > last ? index : index + size;
    case 'Home':
      return isControl ? 0 : start;
    case 'End':
      return isControl ? last : start + size - 1;
    default:
      return null;
  }
}

const directions = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;

export type Direction = (typeof directions)[number];

/** The direction from one place to another, or null for the same place. */
export function directionTo(from: Place, to: Place): Direction | null {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.hypot(x, y) < 0.001) return null;
  const eighth = Math.round(Math.atan2(y, x) / (Math.PI / 4));
  return directions[(eighth + 8) % 8] ?? null;
}
