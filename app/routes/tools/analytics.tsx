import { contentOf } from '#app/content/content.ts';
import { readReportQuery } from '#app/domain/analytics/report-query.ts';
import { reportOn } from '#app/domain/analytics/report.ts';
import { sampleRows } from '#app/domain/analytics/sample.ts';
import { Analytics } from '#app/features/analytics/analytics.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { InfoNote } from '#app/ui/page/info-note.tsx';
import { TermList } from '#app/ui/page/term-list.tsx';
import { ToolStage } from '#app/ui/page/tool-stage.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/analytics';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

const rows = sampleRows();

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const query = readReportQuery((name) => url.searchParams.get(name));
  return {
    copy: contentOf(language).analytics,
    name: contentOf(language).screens.analytics.name,
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
      <ToolStage breadcrumbs={<Breadcrumbs current={name} />} copy={copy}>
        <InfoNote {...copy.sample} className="mb-8" />
        <Analytics copy={copy} query={query} report={report} />
      </ToolStage>
      <TermList {...copy.notes} columns={3} />
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
