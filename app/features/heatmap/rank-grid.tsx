import type { HeatmapCopy } from '#app/content/heatmap/shape.ts';
import type { MapsCopy } from '#app/content/maps/shape.ts';
import { pitchOf } from '#app/domain/heatmap/grid.ts';
import type { HeatmapQuery, ScanView } from '#app/domain/heatmap/heatmap-link.ts';
import type { ScannedMap } from '#app/domain/heatmap/scanned-map.ts';
import { sheetExtent, sheetPath } from '#app/domain/map/sheets.ts';
import { placeOn } from '#app/domain/map/window.ts';
import { MapFrame } from '#app/ui/map/map-frame.tsx';
import { RankMarks } from './rank-marks.tsx';

/** Size of a mark in water, beside a disc. */
const waterShare = 0.4;

/** Half of the smallest view, in kilometres. */
const nearest = 0.5;

/** The ranks on their map. */
export function RankGrid({
  copy,
  maps,
  scan,
  show,
  chosen,
  linkTo,
}: {
  copy: HeatmapCopy;
  maps: MapsCopy;
  scan: ScannedMap & { link: { query: HeatmapQuery } };
  show: ScanView;
  chosen: number;
  linkTo: (point: number) => string;
}) {
  const {
    sheet,
    centre,
    points,
    link: {
      query: { size, radius },
    },
  } = scan;
  const pitch = pitchOf(size, radius);
  const half = radius + pitch / 2;
  return (
    <MapFrame
      key={`${sheet.name} ${centre.x} ${centre.y} ${size} ${radius}`}
      label={copy.map.frame}
      messages={maps}
      start={{ ...centre, half }}
      limits={{ ...sheetExtent(sheet, sheet.origin), least: nearest }}
      sheets={[{ href: sheetPath(sheet), x: 0, y: 0 }]}
      names={scan.names.map(({ name, at: [lng, lat], kind, weight }) => ({
        name: translated(maps, name),
        kind,
        weight,
        ...placeOn(sheet.origin, { lng, lat }),
      }))}
      pins={({ view }) =>
        points.map(({ at, isWater }) => {
          const r = discRadius(pitch, view.half) * (isWater ? waterShare : 1);
          return { left: at.x - r, right: at.x + r, top: at.y - r, bottom: at.y + r };
        })
      }
      className={size > 9 ? 'min-w-[21rem]' : ''}
    >
      {(map) => (
        <>
          <g className="hairlines stroke-line-2" fill="none" aria-hidden="true">
            {[1 / 3, 2 / 3, 1].map((share) => (
              <circle key={share} cx={centre.x} cy={centre.y} r={radius * share} />
            ))}
          </g>
          <RankMarks
            copy={copy}
            scan={scan}
            show={show}
            chosen={chosen}
            linkTo={linkTo}
            map={map}
            disc={discRadius(pitch, map.view.half)}
          />
        </>
      )}
    </MapFrame>
  );
}

/** A water's or region's name in the page's language. */
function translated({ names }: MapsCopy, name: string): string {
  const known: Readonly<Record<string, string>> = names;
  return known[name] ?? name;
}

/** Kilometres, chosen so that discs neither touch nor fill a close view. */
function discRadius(pitch: number, half: number): number {
  return Math.min(pitch * 0.41, half * 0.075);
}
