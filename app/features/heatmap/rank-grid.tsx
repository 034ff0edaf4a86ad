import type { KeyboardEvent } from 'react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { HeatmapCopy } from '#app/content/heatmap/shape.ts';
import { pitchOf, pointAfterKey, pointName, type GridSize } from '#app/domain/heatmap/grid.ts';
import type { HeatmapQuery, ScanView } from '#app/domain/heatmap/heatmap-link.ts';
import { boroughs } from '#app/domain/heatmap/places.ts';
import type { Rank, ScanPoint } from '#app/domain/heatmap/rank-source.ts';
import { bandOfRank, gainsOf } from '#app/domain/heatmap/scan-summary.ts';
import { fill } from '#app/i18n/format.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useVisit } from '#app/ui/visit.ts';
import { bandLooks, gainLook } from './bands.ts';
import { MontrealMap } from './montreal-map.tsx';
import { rankWords, shortGain, shortRank, whereabouts } from './scan-phrases.ts';

const columns: Record<GridSize, string> = {
  3: 'grid-cols-3',
  5: 'grid-cols-5',
  7: 'grid-cols-7',
  9: 'grid-cols-9',
  11: 'grid-cols-11',
  13: 'grid-cols-13',
};

/**
 * The grid over its map, one link a point: without scripts each asks for the page with that point, with them it is one
 * tab stop that arrows move in (WAI-ARIA's grid pattern).
 */
export function RankGrid({
  copy,
  query: { place, size, radius },
  points,
  before,
  show,
  chosen,
  linkTo,
}: {
  copy: HeatmapCopy;
  query: HeatmapQuery;
  points: readonly ScanPoint[];
  before: readonly Rank[];
  show: ScanView;
  chosen: number;
  linkTo: (point: number) => string;
}) {
  const { language } = useVisit();
  const isLive = useHydrated();
  const instructions = useId();
  const centre = boroughs[place].at;
  const ranks = points.map(({ rank }) => rank);
  const gains = gainsOf(ranks, before);
  const rows = Array.from({ length: size }, (_, row) => points.slice(row * size, (row + 1) * size));

  function looks(index: number) {
    const gain = gains[index] ?? 0;
    const rank = (show === 'before' ? before[index] : ranks[index]) ?? null;
    return show === 'change'
      ? { text: shortGain(language, gain), ...gainLook(gain) }
      : { text: shortRank(rank), ...bandLooks[bandOfRank(rank)] };
  }

  function nameOf(index: number, { at }: ScanPoint) {
    const rank = rankWords(copy, (show === 'before' ? before[index] : ranks[index]) ?? null);
    return fill(copy.map.point, {
      name: pointName(index, size),
      value: whereabouts(language, copy, centre, at),
      rank: show === 'change' ? `${rank}, ${shortGain(language, gains[index] ?? 0)}` : rank,
    });
  }

  return (
    <div className="overflow-x-auto rounded-tile">
      <div className={`relative aspect-square ${size > 9 ? 'min-w-[21rem]' : ''}`}>
        <MontrealMap
          centre={centre}
          half={radius + pitchOf(size, radius) / 2}
          radius={radius}
          words={copy.map}
        />
        <div
          role={isLive ? 'grid' : 'group'}
          aria-label={copy.map.label}
          aria-describedby={isLive ? instructions : undefined}
          className={`absolute inset-0 grid ${columns[size]} auto-rows-fr`}
        >
          {rows.map((row, at) => (
            <div
              key={pointName(at * size, size)}
              role={isLive ? 'row' : undefined}
              className="contents"
            >
              {row.map((point, column) => {
                const index = at * size + column;
                const { text, mark, field } = looks(index);
                return (
                  <div
                    key={pointName(index, size)}
                    role={isLive ? 'gridcell' : undefined}
                    aria-selected={isLive ? index === chosen : undefined}
                    className={`grid ${field}`}
                  >
                    <Link
                      to={linkTo(index)}
                      replace
                      preventScrollReset
                      aria-label={nameOf(index, point)}
                      aria-current={index === chosen || undefined}
                      className="group grid place-items-center -outline-offset-2"
                      data-point={index}
                      {...(isLive && {
                        tabIndex: index === chosen ? 0 : -1,
                        onKeyDown: (event) => moveByKey(event, index, size),
                      })}
                    >
                      <span
                        className={`grid aspect-square w-[82%] max-w-11 place-items-center rounded-full border font-semibold tabular group-hover:ring-2 group-hover:ring-star ${
                          size > 9 ? 'text-[0.6875rem]' : size > 7 ? 'text-xs' : 'text-sm'
                        } ${index === chosen ? 'ring-3 ring-lumen ring-offset-2 ring-offset-night' : ''} ${mark}`}
                      >
                        {text}
                      </span>
                    </Link>
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <p id={instructions} className="scripted sr-only">
        {copy.map.instructions}
      </p>
    </div>
  );
}

function moveByKey(event: KeyboardEvent<HTMLAnchorElement>, index: number, size: GridSize) {
  if (event.key === ' ') {
    event.preventDefault();
    event.currentTarget.click();
    return;
  }
  const target = pointAfterKey(event.key, index, size, event.ctrlKey);
  if (target === null) return;
  event.preventDefault();
  event.currentTarget
    .closest('[role=grid]')
    ?.querySelector<HTMLElement>(`[data-point="${target}"]`)
    ?.focus();
}
