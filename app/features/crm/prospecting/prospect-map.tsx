import { useEffect, useRef } from 'react';
import { distanceBetween } from '#app/domain/crm/prospecting/distance.ts';
import { ringStep, type ProspectResult } from '#app/domain/crm/prospecting/prospecting.ts';
import { sheetAround, sheetExtent, sheetPath } from '#app/domain/map/sheets.ts';
import type { Named } from '#app/domain/map/towns/town-map.ts';
import { placeOn } from '#app/domain/map/window.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { MapFrame } from '#app/ui/map/map-frame.tsx';
import { isInView, type ShownMap } from '#app/ui/map/map-view.ts';
import type { Box, MapLabel } from '#app/ui/map/place-labels.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useRead } from '../frame/use-read.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import type { Pointing } from './use-pointing.ts';

/** Space beyond the outermost ring, so that its markers are not cut off. */
const margin = 1.1;

/** Half of the smallest view, in kilometres. */
const nearest = 0.3;

/** Half of a marker's side, in pixels. */
const markerHalf = 16;

interface ProspectMapProps {
  mapData: ProspectResult['mapData'];
  radius: number;
  pointing: Pointing;
  /** Name of the centre. */
  place: string;
  /** Null in the sandbox, which always maps Montréal. */
  names: readonly Named[] | null;
}

/**
 * The businesses around the centre, on a map with their distances. Hovering a marker highlights its list item.
 *
 * @param radius search radius in kilometres
 */
export function ProspectMap({
  mapData: { center, markers },
  radius,
  pointing,
  place,
  names: given,
}: ProspectMapProps) {
  const { language } = useVisit();
  const {
    messages: { prospection: copy, frame, maps },
  } = useWorkspace();
  const { step, radii, half } = ringsAround(center, markers, radius);
  const sheet = sheetAround(center, half);
  const origin = placeOn(center, sheet.origin);
  const placed = markers.map((marker) => ({ ...marker, ...placeOn(center, marker.position) }));
  const title = fill(copy.mapTitle, { place });
  const labels = useLabels(given, center);
  const numbered = placed.map(({ id, name }) => `${pointing.numberOf(id)} ${name}`);
  const { selected } = pointing;
  const figure = useScrollToMap(selected);

  return (
    <figure ref={figure} className="mt-4 scroll-my-24 rounded-tile border border-line p-4">
      <div className="mx-auto w-full max-w-[32rem]">
        <MapFrame
          key={`${sheet.name} ${half}`}
          label={fill(frame.named, { name: title, value: numbered.join(', ') })}
          messages={maps}
          start={{ x: 0, y: 0, half }}
          limits={{ ...sheetExtent(sheet, center), least: nearest }}
          sheets={[{ href: sheetPath(sheet), ...origin }]}
          names={labels}
          pins={({ unit }) => placed.map((marker) => markerBox(marker, unit))}
          chosen={
            selected?.from === 'list' ? placed.find(({ id }) => id === selected.id) : undefined
          }
          overlay={(map) =>
            placed
              .filter((marker) => isInView(map.view, marker))
              .map((marker) => (
                <MarkerButton key={marker.id} marker={marker} map={map} pointing={pointing} />
              ))
          }
        >
          {() => <Rings radii={radii} searched={radius} />}
        </MapFrame>
      </div>
      <figcaption className="small mt-3 text-dust">
        {title}.{' '}
        {fill(copy.mapCaption, {
          distance: formatNumber(language, step, { maximumFractionDigits: 1 }),
        })}{' '}
        {copy.searched} {maps.source}
      </figcaption>
    </figure>
  );
}

type Center = ProspectResult['mapData']['center'];

/** Place names around the result; the sandbox loads those of Montréal with its first map. */
function useLabels(given: readonly Named[] | null, center: Center): readonly MapLabel[] {
  const { maps } = useWorkspace().messages;
  const { data } = useRead(given ? null : 'montreal', async () => {
    const { montrealMap } = await import('#app/domain/map/towns/montreal.ts');
    return montrealMap.names;
  });
  const translated: Readonly<Record<string, string>> = maps.names;
  return (given ?? data ?? []).map(({ name, at: [lng, lat], kind, weight }) => ({
    name: translated[name] ?? name,
    kind,
    weight,
    ...placeOn(center, { lng, lat }),
  }));
}

/** The map's element, scrolled into view when a list item is chosen. */
function useScrollToMap(selected: Pointing['selected']) {
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    if (selected?.from === 'list') figure.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return figure;
}

/** Rings around the centre, up to the search radius and the farthest business; all in kilometres. */
function ringsAround(
  center: Center,
  markers: ProspectResult['mapData']['markers'],
  searched: number,
) {
  const reach = Math.max(
    searched,
    ...markers.map(({ position }) => distanceBetween(center, position)),
  );
  const step = ringStep(reach);
  const count = Math.ceil(reach / step);
  const radii = Array.from({ length: count }, (_, ring) => (ring + 1) * step);
  return { step, radii, half: count * step * margin };
}

function markerBox({ x, y }: { x: number; y: number }, unit: number): Box {
  const half = markerHalf * unit;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function Rings({
  radii,
  searched,
}: {
  radii: readonly number[];
  /** Search radius, in kilometres like the others. */
  searched: number;
}) {
  return (
    <g className="hairlines" fill="none" aria-hidden="true">
      {radii.map((radius) => (
        <circle key={radius} r={radius} className="stroke-line-2" />
      ))}
      <circle r={searched} className="stroke-lumen" strokeDasharray="4 4" />
    </g>
  );
}

function MarkerButton({
  marker: { id, name, score, x, y },
  map: { view },
  pointing,
}: {
  marker: ProspectResult['mapData']['markers'][number] & { x: number; y: number };
  map: ShownMap;
  pointing: Pointing;
}) {
  const {
    messages: { clients, observing },
  } = useWorkspace();
  const shown = score ?? observing.unmeasured;
  const percent = (from: number, at: number) =>
    `${(((at - from + view.half) / (2 * view.half)) * 100).toFixed(2)}%`;
  return (
    <button
      type="button"
      aria-label={`${pointing.numberOf(id)} ${name}, ${clients.score} ${shown}`}
      aria-pressed={pointing.selected?.id === id}
      title={`${name}, ${shown}`}
      className={`tabular absolute grid size-8 -translate-1/2 place-items-center rounded-full border-2 text-sm font-semibold hover:z-10 focus-visible:z-10 ${markerTone(pointing, id)}`}
      style={{ left: percent(view.x, x), top: percent(view.y, y) }}
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
