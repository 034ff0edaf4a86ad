import { useEffect, useRef } from 'react';
import { ringStep, distanceBetween, type ProspectResult } from '#app/domain/crm/prospecting.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from '../desk.tsx';
import type { Pointing } from './use-pointing.ts';

/** Half of the drawing's side, in its own units. */
const half = 150;
/** Kilometres of a degree of latitude. */
const kilometresPerDegree = 111.2;

/**
 * Where businesses lie around the centre, by real distance and direction: north is up, no streets. Pointing at one there
 * points at it in the list.
 *
 * @param radius kilometres that were asked for
 */
export function ProspectMap({
  mapData: { center, markers },
  radius,
  pointing,
}: {
  mapData: ProspectResult['mapData'];
  radius: number;
  pointing: Pointing;
}) {
  const { language } = useVisit();
  const {
    words: { prospection: copy, clients, frame },
  } = useDesk();
  const reach = Math.max(
    radius,
    ...markers.map(({ position }) => distanceBetween(center, position)),
  );
  const step = ringStep(reach);
  const rings = Math.ceil(reach / step);
  const scale = (half - 12) / (rings * step);
  const placed = markers.map((marker) => ({
    ...marker,
    x:
      (marker.position.lng - center.lng) *
      Math.cos((center.lat * Math.PI) / 180) *
      kilometresPerDegree *
      scale,
    y: (center.lat - marker.position.lat) * kilometresPerDegree * scale,
  }));
  const numbered = placed.map(({ id, name }) => `${pointing.numberOf(id)} ${name}`);
  const percent = (units: number) => `${(((units + half) / (2 * half)) * 100).toFixed(2)}%`;

  const figure = useRef<HTMLElement>(null);
  const { selected } = pointing;

  useEffect(() => {
    // What was chosen in the list shall be seen here.
    if (selected?.from === 'list') figure.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  return (
    <figure ref={figure} className="mt-4 scroll-my-24 rounded-tile border border-line p-4">
      <div className="relative mx-auto w-full max-w-[26rem]">
        <svg
          role="img"
          aria-label={fill(frame.named, { name: copy.mapTitle, value: numbered.join(', ') })}
          viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`}
          className="w-full"
        >
          {Array.from({ length: rings }, (_, ring) => (
            <circle
              key={ring}
              r={(ring + 1) * step * scale}
              fill="none"
              className="stroke-line-2"
              strokeWidth="0.7"
            />
          ))}
          <circle
            r={radius * scale}
            fill="none"
            className="stroke-lumen"
            strokeWidth="1"
            strokeDasharray="4 4"
          />
          <path d="M-6 0H6M0-6V6" className="stroke-dust" strokeWidth="1" />
        </svg>
        {placed.map(({ id, name, score, x, y }) => (
          <button
            key={id}
            type="button"
            aria-label={`${pointing.numberOf(id)} ${name}, ${clients.score} ${score}`}
            aria-pressed={pointing.selected?.id === id}
            title={`${name}, ${score}`}
            className={`tabular absolute grid size-8 -translate-1/2 place-items-center rounded-full border-2 text-sm font-semibold hover:z-10 focus-visible:z-10 ${markerTone(pointing, id)}`}
            style={{ left: percent(x), top: percent(y) }}
            {...pointing.handlers(id)}
            onClick={() => pointing.select(id, 'map')}
          >
            {pointing.numberOf(id)}
          </button>
        ))}
      </div>
      <figcaption className="small mt-3 text-dust">
        {copy.mapTitle}.{' '}
        {fill(copy.mapCaption, {
          distance: formatNumber(language, step, { maximumFractionDigits: 1 }),
        })}{' '}
        {copy.searched}
      </figcaption>
    </figure>
  );
}

function markerTone({ selected, pointed }: Pointing, id: string): string {
  if (selected?.id === id) return 'z-10 border-star bg-star text-night';
  return pointed === id ? 'z-10 border-star bg-lumen text-ink' : 'border-night bg-lumen text-ink';
}
