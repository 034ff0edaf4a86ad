import type { Line } from '../../app/domain/map/geometry.ts';

type Arcs = readonly number[];

type Geometry =
  | { type: 'LineString'; arcs: Arcs }
  | { type: 'MultiLineString' | 'Polygon'; arcs: readonly Arcs[] }
  | { type: 'MultiPolygon'; arcs: readonly (readonly Arcs[])[] }
  | { type: 'GeometryCollection'; geometries: readonly Geometry[] };

/** The subset of TopoJSON that is read: https://github.com/topojson/topojson-specification */
export interface Topology {
  arcs: readonly (readonly (readonly [number, number])[])[];
  transform: { scale: readonly [number, number]; translate: readonly [number, number] };
  objects: Readonly<Record<string, Geometry>>;
}

/** The chains of arcs that make up a geometry: lines, or rings including holes. */
function chainsOf(geometry: Geometry): readonly Arcs[] {
  switch (geometry.type) {
    case 'LineString':
      return [geometry.arcs];
    case 'MultiLineString':
    case 'Polygon':
      return geometry.arcs;
    case 'MultiPolygon':
      return geometry.arcs.flat();
    case 'GeometryCollection':
      return geometry.geometries.flatMap(chainsOf);
  }
}

/** An arc's points as longitudes and latitudes; reversed for a negative number. */
function pointsOf({ arcs, transform: { scale, translate } }: Topology, arc: number): Line {
  let [x, y] = [0, 0];
  const points = (arcs[arc < 0 ? ~arc : arc] ?? []).map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
  });
  return arc < 0 ? points.toReversed() : points;
}

/** Lines or rings of an object. */
export function linesOf(topology: Topology, object: string): Line[] {
  const geometry = topology.objects[object];
  return (geometry ? chainsOf(geometry) : []).map((chain) =>
    chain.flatMap((arc, at) => pointsOf(topology, arc).slice(at === 0 ? 0 : 1)),
  );
}

/** Arcs shared by two geometries of an object, such as borders between countries. */
export function sharedLines(topology: Topology, object: string): Line[] {
  const geometry = topology.objects[object];
  if (geometry?.type !== 'GeometryCollection') return [];
  const uses = new Map<number, number>();
  for (const each of geometry.geometries) {
    const arcs = new Set(
      chainsOf(each).flatMap((chain) => chain.map((arc) => (arc < 0 ? ~arc : arc))),
    );
    for (const arc of arcs) uses.set(arc, (uses.get(arc) ?? 0) + 1);
  }
  return [...uses].flatMap(([arc, count]) => (count > 1 ? [pointsOf(topology, arc)] : []));
}
