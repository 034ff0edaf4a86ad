import type { KeyboardEvent } from 'react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { HeatmapCopy } from '#app/content/heatmap/shape.ts';
import { pitchOf, pointAfterKey, pointName } from '#app/domain/heatmap/grid.ts';
import type { HeatmapQuery, ScanView } from '#app/domain/heatmap/heatmap-link.ts';
import { bandOfRank, gainsOf } from '#app/domain/heatmap/scan-summary.ts';
import type { ScannedMap } from '#app/domain/heatmap/scanned-map.ts';
import type { Place } from '#app/domain/map/window.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import type { ShownMap } from '#app/ui/map/map-view.ts';
import { useVisit } from '#app/ui/visit.ts';
import { bandLooks, gainLook, waterLook } from './bands.ts';
import { rankMessages, shortGain, shortRank, waterMark, whereabouts } from './scan-phrases.ts';

interface Shown {
  copy: HeatmapCopy;
  scan: ScannedMap & { link: { query: HeatmapQuery } };
  show: ScanView;
}

/**
 * One link per point. Without scripts each link loads the page with that point; with scripts the grid is one tab stop,
 * navigated with arrow keys (WAI-ARIA's grid pattern).
 */
export function RankMarks({
  chosen,
  linkTo,
  map,
  disc,
  ...shown
}: Shown & {
  chosen: number;
  linkTo: (point: number) => string;
  map: ShownMap;
  /** Radius of a disc, in kilometres. */
  disc: number;
}) {
  const { copy, scan } = shown;
  const { size, radius } = scan.link.query;
  const { language } = useVisit();
  const isLive = useHydrated();
  const instructions = useId();
  const marks = marksOf(language, shown);
  return (
    <g
      data-live
      role={isLive ? 'grid' : 'group'}
      aria-label={copy.map.label}
      aria-describedby={isLive ? instructions : undefined}
      textAnchor="middle"
    >
      <desc id={instructions}>{copy.map.instructions}</desc>
      {Array.from({ length: size }, (_, row) => (
        <g key={pointName(row * size, size)} role={isLive ? 'row' : undefined}>
          {marks.slice(row * size, (row + 1) * size).map((mark, column) => {
            const index = row * size + column;
            return (
              <GridCell
                key={pointName(index, size)}
                index={index}
                mark={mark}
                pitch={pitchOf(size, radius)}
                disc={disc}
                isLive={isLive}
                isChosen={index === chosen}
                to={linkTo(index)}
                onFocus={() => map.reveal(mark.at)}
                onKeyDown={(event) => moveByKey(event, index, size)}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
}

interface Mark {
  at: Place;
  /** Accessible name. */
  label: string;
  text: string;
  /** Classes of the disc, its text and its field. */
  disc: string;
  ink: string;
  field: string;
}

/** Text of each point in the selected view. */
function marksOf(language: Language, { copy, scan, show }: Shown): Mark[] {
  const { points, before, centre, link } = scan;
  const gains = gainsOf(
    points.map(({ rank }) => rank),
    before,
  );
  return points.map((point, index) => {
    const { at } = point;
    const gain = gains[index] ?? 0;
    const rank = (show === 'before' ? before[index] : point.rank) ?? null;
    const gained = show === 'change' ? `, ${shortGain(language, gain)}` : '';
    const label = fill(copy.map.point, {
      name: pointName(index, link.query.size),
      value: whereabouts(language, copy, centre, at),
      rank: point.isWater ? copy.map.water : `${rankMessages(copy, rank)}${gained}`,
    });
    if (point.isWater) return { at, label, text: waterMark, ...waterLook };
    return show === 'change'
      ? { at, label, text: shortGain(language, gain), ...gainLook(gain) }
      : { at, label, text: shortRank(rank), ...bandLooks[bandOfRank(rank)] };
  });
}

const km = (value: number) => value.toFixed(3);

function GridCell({
  index,
  mark: { at, label, text, disc: look, ink, field },
  pitch,
  disc,
  isLive,
  isChosen,
  to,
  onFocus,
  onKeyDown,
}: {
  index: number;
  mark: Mark;
  /** Kilometres from point to point. */
  pitch: number;
  /** Radius of the disc, in kilometres. */
  disc: number;
  isLive: boolean;
  isChosen: boolean;
  to: string;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
}) {
  const [x, y] = [km(at.x), km(at.y)];
  return (
    <g role={isLive ? 'gridcell' : undefined} aria-selected={isLive ? isChosen : undefined}>
      <Link
        to={to}
        replace
        preventScrollReset
        aria-label={label}
        aria-current={isChosen || undefined}
        className="map-pin"
        data-point={index}
        {...(isLive && { tabIndex: isChosen ? 0 : -1, onFocus, onKeyDown })}
      >
        <rect
          x={km(at.x - pitch / 2)}
          y={km(at.y - pitch / 2)}
          width={km(pitch)}
          height={km(pitch)}
          className={field}
        />
        <circle cx={x} cy={y} r={km(disc)} className={look} />
        {isChosen && <circle cx={x} cy={y} r={km(disc * 1.2)} className="pin-ring stroke-lumen" />}
        <text
          x={x}
          y={km(at.y + disc * 0.35)}
          fontSize={km(disc * (text.length > 2 ? 0.85 : 1))}
          className={`tabular font-semibold ${ink}`}
        >
          {text}
        </text>
      </Link>
    </g>
  );
}

function moveByKey(
  event: KeyboardEvent<HTMLAnchorElement>,
  index: number,
  size: HeatmapQuery['size'],
) {
  if (event.key === ' ') {
    event.preventDefault();
    event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return;
  }
  const target = pointAfterKey(event.key, index, size, event.ctrlKey);
  if (target === null) return;
  event.preventDefault();
  event.currentTarget
    .closest('[role=grid]')
    ?.querySelector<SVGElement>(`[data-point="${target}"]`)
    ?.focus();
}
