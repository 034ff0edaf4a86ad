import type { MapsCopy } from '#app/content/maps/shape.ts';
import { sheetExtent, sheetPath, type Sheet } from '#app/domain/map/sheets.ts';
import type { Named } from '#app/domain/map/towns/town-map.ts';
import { placeOn } from '#app/domain/map/window.ts';
import { MapFrame } from '#app/ui/map/map-frame.tsx';
import { useMissingSheet } from '#app/ui/map/use-missing-sheet.ts';

/** A place on the map, in degrees of latitude north and longitude east. */
export interface Place {
  id: string;
  name: string;
  lat: number;
  lng: number;
}

/** Data of the offices' map. */
export interface OfficesMap {
  /** Half of the first view, in kilometres around the region's origin. */
  half: number;
  /** All offices, and the town around each. */
  region: Sheet;
  towns: readonly Sheet[];
  names: readonly Named[];
}

/** Half of the view of one office, and half of the widest view in which its town is drawn, in kilometres. */
const [near, townMost] = [6, 40];

/** Radius of a pin, in pixels. */
const pin = 9;

/** Id of an office's address on the page. */
export const officeAnchor = (id: string) => `bureau-${id}`;

/** A map of the offices: a pin links to the address, a button zooms to its town. */
export function OfficeMap({
  label,
  missing,
  maps,
  places,
  drawn: { half, region, towns, names },
}: {
  label: string;
  /** Shown when the map cannot be loaded. */
  missing: string;
  maps: MapsCopy;
  places: readonly Place[];
  drawn: OfficesMap;
}) {
  const { origin } = region;
  const note = useMissingSheet(sheetPath(region)) && (
    <p role="status" className="pointer-events-none absolute inset-x-0 top-0 p-6 text-center">
      {missing}
    </p>
  );
  const spots = places.map((place) => ({ ...place, ...placeOn(origin, place) }));
  return (
    <MapFrame
      label={label}
      messages={maps}
      start={{ x: 0, y: 0, half }}
      limits={{ ...sheetExtent(region, origin), least: 1 }}
      sheets={[
        { href: sheetPath(region), x: 0, y: 0 },
        ...towns.map((town) => ({
          href: sheetPath(town),
          ...placeOn(origin, town.origin),
          most: townMost,
        })),
      ]}
      names={[
        ...spots.map(({ name, x, y }) => ({
          name,
          x,
          y,
          kind: 'place' as const,
          weight: 99,
          gap: pin + 5,
        })),
        ...names.map(({ name, at: [lng, lat], kind, weight }) => ({
          name,
          kind,
          weight,
          ...placeOn(origin, { lng, lat }),
        })),
      ]}
      pins={({ unit }) =>
        spots.map(({ x, y }) => ({
          left: x - unit * pin,
          right: x + unit * pin,
          top: y - unit * pin,
          bottom: y + unit * pin,
        }))
      }
      jumps={spots.map(({ name, x, y }) => ({ label: name, view: { x, y, half: near } }))}
      overlay={() => note}
    >
      {({ unit, reveal }) =>
        spots.map(({ id, name, x, y }) => (
          <OfficePin key={id} {...{ id, name, x, y, unit }} onFocus={() => reveal({ x, y })} />
        ))
      }
    </MapFrame>
  );
}

/** A pin that links to an office's address. */
function OfficePin({
  id,
  name,
  x,
  y,
  unit,
  onFocus,
}: {
  id: string;
  name: string;
  /** Position on the map, in kilometres. */
  x: number;
  y: number;
  /** Kilometres per pixel. */
  unit: number;
  onFocus: () => void;
}) {
  const center = { cx: x.toFixed(2), cy: y.toFixed(2) };
  return (
    <a href={`#${officeAnchor(id)}`} aria-label={name} className="map-pin" onFocus={onFocus}>
      <circle {...center} r={unit * 22} className="fill-transparent" />
      <circle {...center} r={unit * 4} className="fill-lumen" />
      <circle {...center} r={unit * pin} className="pin-ring stroke-lumen" />
    </a>
  );
}
