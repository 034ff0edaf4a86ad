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
import type { Language } from '#app/i18n/languages.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useVisit } from '#app/ui/visit.ts';
import { bandLooks, gainLook } from './bands.ts';
import { MontrealMap } from './montreal-map.tsx';
import { rankMessages, shortGain, shortRank, whereabouts } from './scan-phrases.ts';

const columns: Record<GridSize, string> = {
  3: 'grid-cols-3',
  5: 'grid-cols-5',
  7: 'grid-cols-7',
  9: 'grid-cols-9',
  11: 'grid-cols-11',
  13: 'grid-cols-13',
};

interface Scan {
  copy: HeatmapCopy;
  query: HeatmapQuery;
  points: readonly ScanPoint[];
  /** Last month's ranks. */
  before: readonly Rank[];
  show: ScanView;
}

/**
 * The grid over its map, one link per point. Without scripts each link loads the page with that point; with them the
 * grid is one tab stop, navigated with arrow keys (WAI-ARIA's grid pattern).
 */
export function RankGrid({
  chosen,
  linkTo,
  ...scan
}: Scan & { chosen: number; linkTo: (point: number) => string }) {
  const { place, size, radius } = scan.query;
  const { map } = scan.copy;
  const { language } = useVisit();
  const isLive = useHydrated();
  const instructions = useId();
  const marks = marksOf(language, scan);
  return (
    <div className="overflow-x-auto rounded-tile">
      <div className={`relative aspect-square ${size > 9 ? 'min-w-[21rem]' : ''}`}>
        <MontrealMap
          centre={boroughs[place].at}
          half={radius + pitchOf(size, radius) / 2}
          radius={radius}
          messages={map}
        />
        <div
          role={isLive ? 'grid' : 'group'}
          aria-label={map.label}
          aria-describedby={isLive ? instructions : undefined}
          className={`absolute inset-0 grid ${columns[size]} auto-rows-fr`}
        >
          {Array.from({ length: size }, (_, row) => (
            <div
              key={pointName(row * size, size)}
              role={isLive ? 'row' : undefined}
              className="contents"
            >
              {marks.slice(row * size, (row + 1) * size).map((mark, column) => {
                const index = row * size + column;
                return (
                  <GridCell
                    key={pointName(index, size)}
                    index={index}
                    size={size}
                    mark={mark}
                    isLive={isLive}
                    isChosen={index === chosen}
                    to={linkTo(index)}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <p id={instructions} className="scripted sr-only">
        {map.instructions}
      </p>
    </div>
  );
}

interface Mark {
  /** Accessible name. */
  label: string;
  text: string;
  /** Classes of the mark and of its cell. */
  mark: string;
  field: string;
}

/** What each point shows in the chosen view. */
function marksOf(language: Language, { copy, query, points, before, show }: Scan): Mark[] {
  const centre = boroughs[query.place].at;
  const gains = gainsOf(
    points.map(({ rank }) => rank),
    before,
  );
  return points.map((point, index) => {
    const gain = gains[index] ?? 0;
    const rank = (show === 'before' ? before[index] : point.rank) ?? null;
    const rankText = rankMessages(copy, rank);
    const label = fill(copy.map.point, {
      name: pointName(index, query.size),
      value: whereabouts(language, copy, centre, point.at),
      rank: show === 'change' ? `${rankText}, ${shortGain(language, gain)}` : rankText,
    });
    return show === 'change'
      ? { label, text: shortGain(language, gain), ...gainLook(gain) }
      : { label, text: shortRank(rank), ...bandLooks[bandOfRank(rank)] };
  });
}

function GridCell({
  index,
  size,
  mark: { label, text, mark, field },
  isLive,
  isChosen,
  to,
}: {
  index: number;
  size: GridSize;
  mark: Mark;
  isLive: boolean;
  isChosen: boolean;
  to: string;
}) {
  return (
    <div
      role={isLive ? 'gridcell' : undefined}
      aria-selected={isLive ? isChosen : undefined}
      className={`grid ${field}`}
    >
      <Link
        to={to}
        replace
        preventScrollReset
        aria-label={label}
        aria-current={isChosen || undefined}
        className="group grid place-items-center -outline-offset-2"
        data-point={index}
        {...(isLive && {
          tabIndex: isChosen ? 0 : -1,
          onKeyDown: (event) => moveByKey(event, index, size),
        })}
      >
        <span
          className={`grid aspect-square w-[82%] max-w-11 place-items-center rounded-full border font-semibold tabular group-hover:ring-2 group-hover:ring-star ${
            size > 9 ? 'text-[0.6875rem]' : size > 7 ? 'text-xs' : 'text-sm'
          } ${isChosen ? 'ring-3 ring-lumen ring-offset-2 ring-offset-night' : ''} ${mark}`}
        >
          {text}
        </span>
      </Link>
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
