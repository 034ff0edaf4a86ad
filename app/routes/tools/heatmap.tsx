import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { scanMap } from '#app/application/heatmap/scan-map.server.ts';
import { contentOf } from '#app/content/content.ts';
import { readHeatmapLink } from '#app/domain/heatmap/heatmap-link.ts';
import { simulatedRanks } from '#app/domain/heatmap/simulated-ranks.ts';
import { Heatmap } from '#app/features/heatmap/heatmap.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { freeTool } from '#app/shell/structured-data.ts';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { InfoNote } from '#app/ui/page/info-note.tsx';
import { TermList } from '#app/ui/page/term-list.tsx';
import { ToolStage } from '#app/ui/page/tool-stage.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/heatmap';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name, structuredData: [freeTool] });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const copy = contentOf(language).heatmap;
  const link = readHeatmapLink(url.searchParams, copy.form.samples);
  const source = simulatedRanks;
  return {
    copy,
    maps: contentOf(language).maps,
    name: contentOf(language).screens.heatmap.name,
    isSimulated: source.isSimulated,
    scan: { link, ...(await scanMap(link.query, source, language)) },
  };
}

/** Selecting another point or view of the same scan does not reload. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [currentUrl, nextUrl].map(({ pathname, searchParams }) => {
    const asked = new URLSearchParams(searchParams);
    asked.delete('show');
    asked.delete('point');
    return `${pathname}?${asked.toString()}`;
  });
  return current === next ? false : defaultShouldRevalidate;
}

export default function HeatmapPage({
  loaderData: { copy, maps, name, isSimulated, scan },
}: Route.ComponentProps) {
  const { address } = useVisit();
  return (
    <>
      <ToolStage breadcrumbs={<Breadcrumbs current={name} />} copy={copy}>
        {isSimulated && <InfoNote {...copy.simulated} className="mb-6" />}
        <Heatmap copy={copy} maps={maps} scan={scan} />
      </ToolStage>
      <TermList {...copy.method} columns={2} className="band print:hidden" />
      <ClosingCall
        title={copy.next.title}
        lead={copy.next.lead}
        to={`${address('/contact')}?service=heatmap`}
        button={copy.next.button}
        second={{ to: address('/ila'), label: copy.next.second }}
      />
    </>
  );
}
