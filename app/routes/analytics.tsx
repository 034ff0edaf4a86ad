import { analyticsCopy } from '#app/content/analytics/copy.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import { readReportQuery, reportOn } from '#app/domain/analytics/report.ts';
import { sampleRows } from '#app/domain/analytics/sample.ts';
import { Analytics } from '#app/features/analytics/analytics.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { ClosingCall } from '#app/ui/closing-call.tsx';
import { Headline } from '#app/ui/headline.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/analytics';
import { publicPage } from './caching.ts';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

const rows = sampleRows();

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const query = readReportQuery((name) => url.searchParams.get(name));
  return {
    copy: analyticsCopy[language],
    name: screenNames[language].analytics.name,
    query,
    report: reportOn(rows, query),
  };
}

export default function AnalyticsPage({
  loaderData: { copy, name, query, report },
}: Route.ComponentProps) {
  const { address } = useVisit();
  return (
    <>
      <div className="starfield border-b border-line">
        <div className="measure pt-6 pb-20">
          <Breadcrumbs current={name} />
          <div className="pt-10 pb-8">
            <p className="eyebrow">{copy.eyebrow}</p>
            <h1 className="title mt-4">
              <Headline text={copy.heading} />
            </h1>
            <p className="lead mt-4">{copy.lead}</p>
            <p className="small mt-6 flex gap-3 rounded-tile border border-line-2 p-4">
              <Icon name="info" className="icon size-5 text-aurora" />
              <span>
                <strong className="font-semibold">{copy.sample.label}.</strong>{' '}
                <span className="text-dust">{copy.sample.text}</span>
              </span>
            </p>
          </div>
          <Analytics copy={copy} query={query} report={report} />
        </div>
      </div>
      <section className="band">
        <div className="measure">
          <h2 className="title">{copy.notes.title}</h2>
          <dl className="mt-8 grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-3">
            {copy.notes.items.map(({ term, text }) => (
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
        to={`${address('/contact')}?service=analytics`}
        button={copy.next.button}
        second={{ to: address('/adluma'), label: copy.next.second }}
      />
    </>
  );
}
