import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { HeatmapCopy } from '#app/content/heatmap/shape.ts';
import { pointName } from '#app/domain/heatmap/grid.ts';
import {
  heatmapFields,
  readView,
  scanViews,
  type HeatmapLink,
  type ScanView,
} from '#app/domain/heatmap/heatmap-link.ts';
import type { Rank, ScanPoint } from '#app/domain/heatmap/rank-source.ts';
import { compareScans, summarise } from '#app/domain/heatmap/scan-summary.ts';
import { fill } from '#app/i18n/format.ts';
import { ChartTable } from '#app/ui/chart-table.tsx';
import { CopyLink } from '#app/ui/copy-link.tsx';
import { PrintButton } from '#app/ui/print-button.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Legend } from './legend.tsx';
import { PointPanel } from './point-panel.tsx';
import { RankGrid } from './rank-grid.tsx';
import { ScanFigures } from './scan-figures.tsx';
import { ScanForm } from './scan-form.tsx';
import { oneDecimal, shortRank } from './scan-phrases.ts';

/** Below this many places a month has changed nothing worth a sentence. */
const hardlyAnything = 0.1;

export interface HeatmapScan {
  link: HeatmapLink;
  points: ScanPoint[];
  /** Last month's ranks, point by point. */
  before: Rank[];
}

/** The form, the map and what it says. What is looked at stands in the address, beside what was asked for. */
export function Heatmap({
  copy,
  scan: { link, points, before },
}: {
  copy: HeatmapCopy;
  scan: HeatmapScan;
}) {
  const { language } = useVisit();
  const { pathname, search, key } = useLocation();
  const { query } = link;
  const asked = new URLSearchParams(search);
  const { show, point } = readView((name) => asked.get(name), query.size);
  const title = useRef<HTMLHeadingElement>(null);
  const wasSent = useRef(false);
  useEffect(() => {
    if (wasSent.current) title.current?.focus();
    wasSent.current = false;
  }, [key]);

  function searchFor(view: ScanView, index: number): string {
    const fields = new URLSearchParams(heatmapFields(query));
    fields.set('show', view);
    fields.set('point', pointName(index, query.size));
    return `?${fields.toString()}`;
  }

  const ranks = points.map(({ rank }) => rank);
  const { inPack } = summarise(ranks);
  const { places } = compareScans(ranks, before);
  const words = copy.result;
  const trend =
    Math.abs(places) < hardlyAnything
      ? words.stable
      : fill(places > 0 ? words.gain : words.loss, {
          value: oneDecimal(language, Math.abs(places)),
        });
  const chosen = points[point];
  return (
    <div className="printable">
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[20rem_1fr] lg:grid-rows-[auto_1fr]">
        <ScanForm
          key={JSON.stringify(query)}
          copy={copy.form}
          link={link}
          onSend={() => (wasSent.current = true)}
        />
        <section aria-labelledby="heatmap-result" className="lg:row-span-2">
          <h2
            id="heatmap-result"
            ref={title}
            tabIndex={-1}
            className="title scroll-mt-20 outline-none"
          >
            {words.title}
          </h2>
          <p className="lead mt-3">
            {fill(words.finding, {
              name: query.business,
              keyword: query.keyword,
              count: String(inPack),
              total: String(points.length),
            })}{' '}
            {trend}
          </p>
          <figure className="mt-6 grid max-w-[44rem] grid-cols-1 gap-4">
            <nav aria-label={copy.map.viewsLabel} className="flex flex-wrap gap-2 print:hidden">
              {scanViews.map((view) => (
                <Link
                  key={view}
                  to={searchFor(view, point)}
                  replace
                  preventScrollReset
                  aria-current={view === show || undefined}
                  className={`button px-4 ${view === show ? 'border-lumen text-lumen' : ''}`}
                >
                  {copy.map.views[view]}
                </Link>
              ))}
            </nav>
            <RankGrid
              copy={copy}
              query={query}
              points={points}
              before={before}
              show={show}
              chosen={point}
              linkTo={(index) => searchFor(show, index)}
            />
            <Legend copy={copy.map} show={show} />
            <figcaption className="text-xs text-dust">
              {copy.simulated.label}. {copy.map.outline}
            </figcaption>
          </figure>
        </section>
        {chosen && <PointPanel copy={copy} query={query} index={point} point={chosen} />}
      </div>
      <div className="mt-8">
        <ScanFigures copy={words} now={ranks} before={before} />
      </div>
      <ChartTable
        title={copy.table.title}
        table={{
          label: copy.table.label,
          head: [copy.table.row, ...points.slice(0, query.size).map((_, at) => String(at + 1))],
          rows: Array.from({ length: query.size }, (_, row) => [
            pointName(row * query.size, query.size).replace(/\d+/, ''),
            ...ranks.slice(row * query.size, (row + 1) * query.size).map((rank, column) =>
              fill(copy.table.cell, {
                value: shortRank(rank),
                from: shortRank(before[row * query.size + column] ?? null),
              }),
            ),
          ]),
        }}
      />
      <div className="mt-6 flex flex-wrap items-start gap-3">
        <CopyLink to={pathname + searchFor(show, point)} words={copy.share} />
        <PrintButton label={copy.print} />
      </div>
    </div>
  );
}
