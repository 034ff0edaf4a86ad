import { boroughs, placeAt, type Place } from '#app/domain/heatmap/places.ts';

type Outline = readonly (readonly [latitude: number, longitude: number])[];

/** Outlines drawn by hand from a few dozen points each, for orientation only; clockwise from the western tip. */
const island: Outline = [
  [45.403, -73.955],
  [45.432, -73.962],
  [45.468, -73.945],
  [45.488, -73.905],
  [45.503, -73.852],
  [45.51, -73.8],
  [45.527, -73.752],
  [45.533, -73.718],
  [45.552, -73.69],
  [45.568, -73.668],
  [45.592, -73.652],
  [45.616, -73.63],
  [45.645, -73.588],
  [45.668, -73.548],
  [45.69, -73.512],
  [45.704, -73.478],
  [45.682, -73.478],
  [45.648, -73.49],
  [45.622, -73.502],
  [45.594, -73.51],
  [45.566, -73.518],
  [45.545, -73.53],
  [45.524, -73.541],
  [45.507, -73.549],
  [45.494, -73.546],
  [45.476, -73.54],
  [45.46, -73.551],
  [45.442, -73.572],
  [45.422, -73.597],
  [45.413, -73.632],
  [45.428, -73.668],
  [45.433, -73.7],
  [45.441, -73.745],
  [45.428, -73.79],
  [45.43, -73.82],
  [45.417, -73.865],
  [45.41, -73.915],
];

const laval: Outline = [
  [45.528, -73.892],
  [45.522, -73.845],
  [45.523, -73.79],
  [45.541, -73.745],
  [45.548, -73.712],
  [45.566, -73.69],
  [45.583, -73.672],
  [45.605, -73.662],
  [45.63, -73.636],
  [45.658, -73.595],
  [45.682, -73.55],
  [45.706, -73.508],
  [45.698, -73.57],
  [45.678, -73.64],
  [45.658, -73.715],
  [45.622, -73.785],
  [45.59, -73.845],
  [45.553, -73.885],
];

const southShore: Outline = [
  [45.72, -73.42],
  [45.66, -73.45],
  [45.6, -73.462],
  [45.568, -73.486],
  [45.54, -73.508],
  [45.505, -73.515],
  [45.478, -73.496],
  [45.448, -73.488],
  [45.42, -73.51],
  [45.405, -73.56],
  [45.402, -73.61],
  [45.408, -73.665],
  [45.4, -73.71],
  [45.378, -73.76],
  [45.35, -73.8],
  [45.15, -73.85],
  [45.15, -73.1],
  [45.72, -73.1],
];

const northShore: Outline = [
  [45.56, -73.91],
  [45.6, -73.858],
  [45.632, -73.797],
  [45.668, -73.727],
  [45.688, -73.648],
  [45.71, -73.572],
  [45.722, -73.49],
  [45.76, -73.42],
  [46, -73.3],
  [46, -74.2],
  [45.6, -74.2],
];

const bizard: Outline = [
  [45.478, -73.93],
  [45.508, -73.905],
  [45.514, -73.865],
  [45.496, -73.873],
];

const nuns: Outline = [
  [45.472, -73.536],
  [45.463, -73.532],
  [45.448, -73.548],
  [45.452, -73.556],
];

const helene: Outline = [
  [45.524, -73.534],
  [45.513, -73.528],
  [45.5, -73.523],
  [45.505, -73.535],
];

const mount: Outline = [
  [45.5, -73.606],
  [45.508, -73.602],
  [45.514, -73.59],
  [45.507, -73.582],
  [45.497, -73.589],
  [45.494, -73.6],
];

const lands = [island, laval, southShore, northShore, bizard, nuns, helene];

function pointsOf(outline: Outline): string {
  return outline
    .map(([latitude, longitude]) => placeAt(latitude, longitude))
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(' ');
}

/**
 * The map under a grid: land, water, and distance rings at thirds of the radius.
 *
 * @param half kilometres from the centre to the edge of the drawing
 */
export function MontrealMap({
  centre,
  half,
  radius,
  messages,
}: {
  centre: Place;
  half: number;
  radius: number;
  messages: { river: string; southShore: string };
}) {
  const isNear = ({ x, y }: Place) =>
    Math.abs(x - centre.x) < half * 0.85 && Math.abs(y - centre.y) < half * 0.95;
  const names = [
    ...Object.values(boroughs).map(({ name, at }) => ({ name, at, isWater: false })),
    { name: messages.river, at: placeAt(45.475, -73.522), isWater: true },
    { name: 'Laval', at: placeAt(45.6, -73.72), isWater: false },
    { name: messages.southShore, at: placeAt(45.52, -73.46), isWater: false },
  ];
  return (
    <svg
      viewBox={[centre.x - half, centre.y - half, half * 2, half * 2]
        .map((value) => value.toFixed(3))
        .join(' ')}
      className="absolute inset-0 size-full rounded-tile bg-night"
      aria-hidden="true"
    >
      <g className="hairlines fill-rail stroke-edge">
        {lands.map((outline) => (
          <polygon key={outline[0]?.join()} points={pointsOf(outline)} />
        ))}
        <polygon points={pointsOf(mount)} className="fill-line-2" />
      </g>
      <g className="hairlines stroke-line-2" fill="none">
        {[1 / 3, 2 / 3, 1].map((share) => (
          <circle key={share} cx={centre.x} cy={centre.y} r={radius * share} />
        ))}
      </g>
      {names
        .filter(({ at }) => isNear(at))
        .map(({ name, at, isWater }) => (
          <text
            key={name}
            x={at.x.toFixed(2)}
            y={(at.y - half * 0.075).toFixed(2)}
            fontSize={(half * 0.042).toFixed(3)}
            textAnchor="middle"
            className={`max-sm:hidden ${isWater ? 'fill-violet' : 'fill-star'}`}
          >
            {name}
          </text>
        ))}
    </svg>
  );
}
