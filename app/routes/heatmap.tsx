import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { heatmapCopy } from '#app/content/heatmap/copy.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import { readHeatmapLink } from '#app/domain/heatmap/heatmap-link.ts';
import { boroughs } from '#app/domain/heatmap/places.ts';
import { simulatedRanks } from '#app/domain/heatmap/simulated-ranks.ts';
import { Heatmap } from '#app/features/heatmap/heatmap.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { freeTool } from '#app/shell/tool-data.ts';
import { ClosingCall } from '#app/ui/closing-call.tsx';
import { Headline } from '#app/ui/headline.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/heatmap';
import { publicPage } from './caching.ts';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name, structuredData: [freeTool] });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const copy = heatmapCopy[language];
  const link = readHeatmapLink((name) => url.searchParams.get(name), copy.form.samples);
  const request = { ...link.query, centre: boroughs[link.query.place].at };
  const source = simulatedRanks;
  const [points, past] = await Promise.all([
    source.scan({ ...request, monthsAgo: 0 }),
    source.scan({ ...request, monthsAgo: 1 }),
  ]);
  const before = past.map(({ rank }) => rank);
  return {
    copy,
    name: screenNames[language].heatmap.name,
    isSimulated: source.isSimulated,
    scan: { link, points, before },
  };
}

/** Another point or another view of the same scan is no reason to ask the server again. */
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
  loaderData: { copy, name, isSimulated, scan },
}: Route.ComponentProps) {
  const { address } = useVisit();
  return (
    <>
      <div className="starfield border-b border-line">
        <div className="measure pt-6 pb-20">
          <Breadcrumbs current={name} />
          <div className="pt-10 pb-8 print:hidden">
            <p className="eyebrow">{copy.eyebrow}</p>
            <h1 className="title mt-4">
              <Headline text={copy.heading} />
            </h1>
            <p className="lead mt-4">{copy.lead}</p>
          </div>
          {isSimulated && (
            <p className="small mb-6 flex gap-3 rounded-tile border border-line-2 p-4">
              <Icon name="info" className="icon size-5 text-aurora" />
              <span>
                <strong className="font-semibold">{copy.simulated.label}.</strong>{' '}
                <span className="text-dust">{copy.simulated.text}</span>
              </span>
            </p>
          )}
          <Heatmap copy={copy} scan={scan} />
        </div>
      </div>
      <section className="band print:hidden">
        <div className="measure">
          <h2 className="title">{copy.method.title}</h2>
          <dl className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-2">
            {copy.method.items.map(({ term, text }) => (
              <div key={term} className="border-t border-line pt-5">
                <dt className="heading">{term}</dt>
                <dd className="mt-2 text-dust">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
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
