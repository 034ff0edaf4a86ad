import { distanceBetween, type ProspectResult } from '#app/domain/crm/prospecting.ts';
import { useDesk } from '../desk.tsx';

/** Half of the drawing's side, in its own units. */
const half = 150;
/** Kilometres from one ring to the next. */
const ringEvery = 2.5;
/** Kilometres of a degree of latitude. */
const kilometresPerDegree = 111.2;

/** Where businesses lie around the centre, by real distance and direction: north is up, no streets. */
export function ProspectMap({ mapData }: { mapData: ProspectResult['mapData'] }) {
  const {
    words: { prospection: copy },
  } = useDesk();
  const { center, markers } = mapData;
  const farthest = Math.max(5, ...markers.map(({ position }) => distanceBetween(center, position)));
  const rings = Math.ceil(farthest / ringEvery);
  const scale = (half - 12) / (rings * ringEvery);
  const placed = markers.map((marker, index) => ({
    ...marker,
    number: index + 1,
    x:
      (marker.position.lng - center.lng) *
      Math.cos((center.lat * Math.PI) / 180) *
      kilometresPerDegree *
      scale,
    y: (center.lat - marker.position.lat) * kilometresPerDegree * scale,
  }));
  const label = `${copy.mapTitle} : ${placed.map(({ number, name }) => `${number} ${name}`).join(', ')}`;
  return (
    <figure className="mt-4 rounded-tile border border-line p-4">
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`}
        className="mx-auto w-full max-w-[26rem]"
      >
        {Array.from({ length: rings }, (_, ring) => (
          <circle
            key={ring}
            r={(ring + 1) * ringEvery * scale}
            fill="none"
            className="stroke-line-2"
            strokeWidth="0.7"
          />
        ))}
        <path d="M-6 0H6M0-6V6" className="stroke-dust" strokeWidth="1" />
        {placed.map(({ id, name, number, score, x, y }) => (
          <g key={id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <title>{`${name}, ${score}`}</title>
            <circle r="10" className="fill-lumen" />
            <text
              textAnchor="middle"
              dominantBaseline="central"
              fontSize="11"
              className="fill-ink font-semibold"
            >
              {number}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="small mt-3 text-dust">
        {copy.mapTitle}. {copy.mapCaption}
      </figcaption>
    </figure>
  );
}
