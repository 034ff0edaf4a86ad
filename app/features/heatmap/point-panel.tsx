import type { HeatmapCopy } from '#app/content/heatmap/shape.ts';
import { pointName } from '#app/domain/heatmap/grid.ts';
import type { HeatmapQuery } from '#app/domain/heatmap/heatmap-link.ts';
import { kmBetween } from '#app/domain/heatmap/places.ts';
import type { ScanPoint } from '#app/domain/heatmap/rank-source.ts';
import type { Place } from '#app/domain/map/window.ts';
import { fill } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { oneDecimal } from './scan-phrases.ts';

/** Distance in kilometres within which a point is the business's own address. */
const atHome = 0.05;

/** This month's ranking at the chosen point. */
export function PointPanel({
  copy,
  query,
  centre,
  index,
  point: { at, isWater, rank, leaders },
}: {
  copy: HeatmapCopy;
  query: HeatmapQuery;
  /** Location of the business. */
  centre: Place;
  index: number;
  point: ScanPoint;
}) {
  const { language } = useVisit();
  const messages = copy.point;
  const own = kmBetween(centre, at);
  const value = oneDecimal(language, own);
  return (
    <section
      id="point"
      aria-labelledby="point-title"
      aria-live="polite"
      className="panel scroll-mt-20 p-6"
    >
      <h3 id="point-title" className="heading">
        {fill(messages.title, { name: pointName(index, query.size) })}
      </h3>
      <p className="small mt-1 text-dust">
        {isWater
          ? messages.water
          : rank === null
            ? fill(messages.yourAbsence, { value })
            : fill(own < atHome ? messages.yoursHere : messages.yours, {
                value,
                rank: String(rank),
              })}
      </p>
      {!isWater && (
        <ol aria-label={messages.order} className="mt-4">
          {leaders.map(({ id, name, isOwn, km }, place) => (
            <li
              key={id}
              className={`flex min-h-10 items-center gap-3 border-t border-line py-2 ${isOwn ? 'font-semibold text-lumen' : ''}`}
            >
              <span className="tabular w-5 text-right text-dust">{place + 1}</span>
              <span className="grow">
                {isOwn
                  ? `${query.business} (${messages.you})`
                  : (name ?? fill(messages.rival, { name: id }))}
                {!isOwn && km < own && (
                  <span className="block text-xs text-dust">{messages.nearer}</span>
                )}
              </span>
              <span className="small tabular whitespace-nowrap text-dust">
                {fill(messages.distance, { value: oneDecimal(language, km) })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
