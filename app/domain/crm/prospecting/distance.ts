import type { Coordinates } from '../records/entities.ts';

/** Mean radius of the earth in kilometres (IUGG). */
export const earthRadius = 6371.0088;

/** Great-circle distance in kilometres, by the haversine formula. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat, lng] = [radians(b.lat - a.lat), radians(b.lng - a.lng)];
  const half =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Whether the coordinates are valid. */
export function isPlace({ lat, lng }: Coordinates): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}
