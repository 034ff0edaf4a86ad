import type { RefObject } from 'react';
import { Link } from 'react-router';
import type { HeatmapCopy } from '#app/content/heatmap/shape.ts';
import type { MapsCopy } from '#app/content/maps/shape.ts';
import {
  scanViews,
  type HeatmapQuery,
  type MapView,
  type ScanView,
} from '#app/domain/heatmap/heatmap-link.ts';
import { compareScans, summarise } from '#app/domain/heatmap/scan-summary.ts';
import { onLand, type ScannedMap } from '#app/domain/heatmap/scanned-map.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Legend } from './legend.tsx';
import { RankGrid } from './rank-grid.tsx';
import { oneDecimal } from './scan-phrases.ts';

/** A change of fewer places than this counts as stable. */
const stableBelow = 0.1;

/** The finding in a sentence, and the map with its views and legend. */
export function ScanResult({
  copy,
  maps,
  scan,
  view: { show, point },
  title,
  searchFor,
}: {
  copy: HeatmapCopy;
  maps: MapsCopy;
  scan: ScannedMap & { link: { query: HeatmapQuery } };
  view: MapView;
  title: RefObject<HTMLHeadingElement | null>;
  searchFor: (show: ScanView, point: number) => string;
}) {
  const { language } = useVisit();
  const {
    link: { query },
    points,
    before,
  } = scan;
  const ranks = onLand(
    points,
    points.map(({ rank }) => rank),
  );
  const inWater = points.length - ranks.length;
  return (
    <section aria-labelledby="heatmap-result" className="lg:row-span-2">
      <h2 id="heatmap-result" ref={title} tabIndex={-1} className="title scroll-mt-20 outline-none">
        {copy.result.title}
      </h2>
      <p className="lead mt-3">
        {fill(copy.result.finding, {
          name: query.business,
          keyword: query.keyword,
          count: String(summarise(ranks).inPack),
          total: String(ranks.length),
        })}{' '}
        {trendOf(language, copy.result, compareScans(ranks, onLand(points, before)).places)}
        {inWater > 0 && ` ${fill(copy.result.inWater, { count: String(inWater) })}`}
      </p>
      <figure className="mt-6 grid max-w-[49rem] grid-cols-1 gap-4">
        <ViewLinks copy={copy.map} show={show} linkTo={(each) => searchFor(each, point)} />
        <RankGrid
          copy={copy}
          maps={maps}
          scan={scan}
          show={show}
          chosen={point}
          linkTo={(index) => searchFor(show, index)}
        />
        <Legend copy={copy.map} show={show} hasWater={inWater > 0} />
        <figcaption className="text-xs text-dust">
          {copy.simulated.label}. {maps.source}
        </figcaption>
      </figure>
    </section>
  );
}

/** @param places gained since last month on average, negative where lost */
function trendOf(language: Language, copy: HeatmapCopy['result'], places: number): string {
  const change = Math.abs(places);
  if (change < stableBelow) return copy.stable;
  return fill(places > 0 ? copy.gain : copy.loss, { value: oneDecimal(language, change) });
}

function ViewLinks({
  copy,
  show,
  linkTo,
}: {
  copy: HeatmapCopy['map'];
  show: ScanView;
  linkTo: (view: ScanView) => string;
}) {
  return (
    <nav aria-label={copy.viewsLabel} className="flex flex-wrap gap-2 print:hidden">
      {scanViews.map((view) => (
        <Link
          key={view}
          to={linkTo(view)}
          replace
          preventScrollReset
          aria-current={view === show || undefined}
          className={`button px-4 ${view === show ? 'border-lumen text-lumen' : ''}`}
        >
          {copy.views[view]}
        </Link>
      ))}
    </nav>
  );
}
