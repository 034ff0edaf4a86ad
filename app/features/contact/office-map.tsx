/** A place on the map: degrees of latitude north and longitude, as on any map. */
export interface Place {
  id: string;
  name: string;
  lat: number;
  lng: number;
}

/** Map bounds in degrees; `scale` is drawing units per degree of latitude. */
const frame = { west: -80.5, east: -66.5, south: 38, north: 47.5, scale: 40 } as const;

/** Equirectangular projection: the length of a degree of longitude at the middle of the frame. */
const narrowing = Math.cos((((frame.south + frame.north) / 2) * Math.PI) / 180);

const x = (lng: number) => (lng - frame.west) * frame.scale * narrowing;
const y = (lat: number) => (frame.north - lat) * frame.scale;
const width = x(frame.east);
const height = y(frame.south);

/** Our own outline of the coast from the Gulf of Maine to Chesapeake Bay, and of the St. Lawrence. */
const coast: readonly (readonly [lat: number, lng: number])[] = [
  [45.2, -66.4],
  [44.8, -67],
  [44.3, -68.6],
  [43.7, -70.2],
  [42.8, -70.8],
  [42.3, -71],
  [41.8, -70.5],
  [42.05, -70.2],
  [41.65, -69.95],
  [41.5, -71.2],
  [41.3, -72.9],
  [40.9, -73.7],
  [41.05, -71.9],
  [40.6, -73.9],
  [39.6, -74.2],
  [38.95, -74.9],
  [39.6, -75.55],
  [38.8, -75.1],
  [37.9, -75.4],
];
const river: readonly (readonly [lat: number, lng: number])[] = [
  [43.6, -79.4],
  [44.2, -76.5],
  [45, -74.7],
  [45.5, -73.55],
  [46.3, -72.6],
  [46.8, -71.2],
  [47.6, -69.8],
];

const line = (points: readonly (readonly [number, number])[]) =>
  points
    .map(([lat, lng], i) => `${i ? 'L' : 'M'}${x(lng).toFixed(1)} ${y(lat).toFixed(1)}`)
    .join('');

/** South of this latitude the sea is on the right, so labels go on the left. */
const sea = 42;

const meridians = [-80, -76, -72, -68];
const parallels = [40, 44];

/** The offices on a schematic map: true positions, a simplified coast, no third-party tiles. */
export function OfficeMap({ label, places }: { label: string; places: readonly Place[] }) {
  const inFrame = places.filter(
    ({ lat, lng }) =>
      lat >= frame.south && lat <= frame.north && lng >= frame.west && lng <= frame.east,
  );
  return (
    <svg
      viewBox={`0 0 ${width.toFixed(0)} ${height.toFixed(0)}`}
      role="img"
      aria-label={label}
      className="panel w-full fill-none stroke-line-2"
    >
      {meridians.map((lng) => (
        <line key={lng} x1={x(lng)} x2={x(lng)} y1="0" y2={height} className="stroke-line" />
      ))}
      {parallels.map((lat) => (
        <line key={lat} x1="0" x2={width} y1={y(lat)} y2={y(lat)} className="stroke-line" />
      ))}
      <path d={line(coast)} className="stroke-violet" strokeWidth="1.5" strokeLinejoin="round" />
      <path d={line(river)} className="stroke-aurora" strokeWidth="1" strokeLinejoin="round" />
      {inFrame.map(({ id, name, lat, lng }) => (
        <g key={id} transform={`translate(${x(lng).toFixed(1)} ${y(lat).toFixed(1)})`}>
          <circle r="14" className="stroke-lumen" strokeWidth="1" />
          <circle r="5" className="fill-lumen stroke-none" />
          <text
            {...(lat < sea ? { x: -22, textAnchor: 'end' } : { x: 22 })}
            y="6"
            className="fill-star stroke-none text-[1.125rem]"
          >
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
