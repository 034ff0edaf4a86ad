import { useEffect, useRef, type ReactNode } from 'react';
import {
  ringStep,
  distanceBetween,
  type ProspectResult,
} from '#app/domain/crm/prospecting/prospecting.ts';
import type { Surroundings } from '#app/domain/crm/prospecting/towns.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { Land, Locator, placeOf, useSurroundings } from './land.tsx';
import type { Pointing } from './use-pointing.ts';

/** Half of the drawing's side, in drawing units. */
const half = 150;

interface ProspectMapProps {
  mapData: ProspectResult['mapData'];
  radius: number;
  pointing: Pointing;
  /** Name of the centre. */
  place: string;
  /** Null in the sandbox, which fetches its own. */
  surroundings: Surroundings | null;
}

/**
 * The businesses around the centre, by true distance and direction: north is up, no streets. Hovering a marker
 * highlights its list item.
 *
 * @param radius search radius in kilometres
 */
export function ProspectMap({
  mapData: { center, markers },
  radius,
  pointing,
  place,
  surroundings,
}: ProspectMapProps) {
  const { language } = useVisit();
  const {
    messages: { prospection: copy, frame },
  } = useWorkspace();
  const reach = Math.max(
    radius,
    ...markers.map(({ position }) => distanceBetween(center, position)),
  );
  const step = ringStep(reach);
  const rings = Math.ceil(reach / step);
  const scale = (half - 12) / (rings * step);
  const placed = markers.map((marker) => ({
    ...marker,
    ...placeOf(marker.position, center, scale),
  }));
  const title = fill(copy.mapTitle, { place });
  const land = useSurroundings(surroundings);
  const numbered = placed.map(({ id, name }) => `${pointing.numberOf(id)} ${name}`);
  const figure = useRef<HTMLElement>(null);
  const { selected } = pointing;

  useEffect(() => {
    // Scroll to the map when a list item was chosen.
    if (selected?.from === 'list') figure.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  return (
    <figure ref={figure} className="mt-4 scroll-my-24 rounded-tile border border-line p-4">
      <div className="relative mx-auto w-full max-w-[26rem]">
        <Rings
          label={fill(frame.named, { name: title, value: numbered.join(', ') })}
          radii={Array.from({ length: rings }, (_, ring) => (ring + 1) * step * scale)}
          searched={radius * scale}
        >
          {land && <Land land={land} center={center} scale={scale} />}
        </Rings>
        {placed.map((marker) => (
          <MarkerButton key={marker.id} marker={marker} pointing={pointing} />
        ))}
      </div>
      <figcaption className="small mt-3 text-dust">
        {title}.{' '}
        {fill(copy.mapCaption, {
          distance: formatNumber(language, step, { maximumFractionDigits: 1 }),
        })}{' '}
        {copy.searched}
      </figcaption>
      {land && <Locator land={land} center={center} label={fill(copy.locator, { place })} />}
    </figure>
  );
}

const percent = (units: number) => `${(((units + half) / (2 * half)) * 100).toFixed(2)}%`;

function Rings({
  label,
  radii,
  searched,
  children,
}: {
  label: string;
  radii: readonly number[];
  /** Search radius, in drawing units as the others. */
  searched: number;
  /** Drawn below the rings. */
  children: ReactNode;
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`}
      className="w-full"
    >
      {children}
      {radii.map((radius) => (
        <circle key={radius} r={radius} fill="none" className="stroke-line-2" strokeWidth="0.7" />
      ))}
      <circle
        r={searched}
        fill="none"
        className="stroke-lumen"
        strokeWidth="1"
        strokeDasharray="4 4"
      />
      <path d="M-6 0H6M0-6V6" className="stroke-dust" strokeWidth="1" />
    </svg>
  );
}

function MarkerButton({
  marker: { id, name, score, x, y },
  pointing,
}: {
  marker: ProspectResult['mapData']['markers'][number] & { x: number; y: number };
  pointing: Pointing;
}) {
  const {
    messages: { clients, observing },
  } = useWorkspace();
  const shown = score ?? observing.unmeasured;
  return (
    <button
      type="button"
      aria-label={`${pointing.numberOf(id)} ${name}, ${clients.score} ${shown}`}
      aria-pressed={pointing.selected?.id === id}
      title={`${name}, ${shown}`}
      className={`tabular absolute grid size-8 -translate-1/2 place-items-center rounded-full border-2 text-sm font-semibold hover:z-10 focus-visible:z-10 ${markerTone(pointing, id)}`}
      style={{ left: percent(x), top: percent(y) }}
      {...pointing.handlers(id)}
      onClick={() => pointing.select(id, 'map')}
    >
      {pointing.numberOf(id)}
    </button>
  );
}

function markerTone({ selected, pointed }: Pointing, id: string): string {
  if (selected?.id === id) return 'z-10 border-star bg-star text-night';
  return pointed === id ? 'z-10 border-star bg-lumen text-ink' : 'border-night bg-lumen text-ink';
}
