import type { Line } from '../../app/domain/crm/prospecting/outline.ts';

/** The part of a TopoJSON file that is read: https://github.com/topojson/topojson-specification */
export interface Topology {
  arcs: readonly (readonly (readonly [number, number])[])[];
  transform: { scale: readonly [number, number]; translate: readonly [number, number] };
}

/** Every arc as a line of longitudes and latitudes, in hundredths of a degree. Two countries share theirs. */
export function linesOf({ arcs, transform: { scale, translate } }: Topology): Line[] {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    const line: [number, number][] = [];
    for (const [dx, dy] of arc) {
      x += dx;
      y += dy;
      const point: [number, number] = [
        Math.round((x * scale[0] + translate[0]) * 100),
        Math.round((y * scale[1] + translate[1]) * 100),
      ];
      const last = line.at(-1);
      if (!last || last[0] !== point[0] || last[1] !== point[1]) line.push(point);
    }
    return line;
  });
}
