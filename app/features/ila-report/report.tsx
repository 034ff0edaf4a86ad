import { useLocation } from 'react-router';
import type { AuditPageCopy } from '#app/content/audit/shape.ts';
import type { ReportView } from '#app/domain/ila/audit/report-view.ts';
import { fill } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { CheckedLists } from '#app/ui/audit-report/checked-lists.tsx';
import { FindingGroups } from '#app/ui/audit-report/finding-groups.tsx';
import { MendList } from '#app/ui/audit-report/mend-list.tsx';
import { ScoreOverview } from '#app/ui/audit-report/score-overview.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Comparison, type Competitor } from './comparison.tsx';
import { OwnerSection } from './owner-section.tsx';
import type { Refused } from './refused.ts';
import { RemoveReport, ReportActions } from './report-actions.tsx';
import { WhatIf, type WhatIfMend } from './what-if.tsx';

export interface ShownReport {
  readonly view: ReportView;
  readonly whatIf: { readonly score: number | null; readonly options: readonly WhatIfMend[] };
  readonly competitors: readonly Competitor[];
  readonly mayCompare: boolean;
  readonly until: string;
}

/** Prefix of the anchors of findings. */
const anchors = 'defaut-';

/** The report of an audit. */
export function Report({
  copy,
  shown,
  refused,
}: {
  copy: AuditPageCopy;
  shown: ShownReport;
  refused: Refused | undefined;
}) {
  const { language } = useVisit();
  const { search } = useLocation();
  const { view, whatIf, competitors, mayCompare, until } = shown;
  const { report } = copy;
  return (
    <article className="printable">
      <p className="eyebrow mt-10">{copy.eyebrow}</p>
      <h1 className="title mt-4 wrap-anywhere">{fill(report.heading, { site: view.site })}</h1>
      <p className="mt-3 text-dust">{view.measured}</p>
      <div className="mt-10">
        <ScoreOverview score={view.score} remarks={view.remarks} areas={view.areas} copy={report} />
      </div>
      <ReportActions copy={report.actions} query={search.slice(1)} estimate={view.estimate} />
      <section className="mt-16">
        <h2 className="title">{report.mends.title}</h2>
        <p className="lead mt-3">{view.mends.length > 0 ? report.mends.lead : report.mends.none}</p>
        {view.mends.length > 0 && <MendList mends={view.mends} idPrefix={anchors} />}
      </section>
      {view.areas.some(({ findings }) => findings.length > 0) && (
        <section className="mt-16">
          <h2 className="title">{report.findings.title}</h2>
          <FindingGroups
            groups={view.areas}
            idPrefix={anchors}
            copy={report.findings}
            countOf={(count) => plural(language, count, report.findings.count)}
          />
        </section>
      )}
      <section className="mt-16">
        <CheckedLists
          good={view.areas}
          notJudged={view.notJudged}
          notApplicable={view.notApplicable}
          copy={report}
        />
      </section>
      <OwnerSection copy={report.owner} view={view.owner} host={view.host} refused={refused} />
      {whatIf.options.length > 0 && <WhatIf copy={report.whatIf} now={view.score} {...whatIf} />}
      <Comparison
        copy={copy}
        view={view}
        competitors={competitors}
        mayCompare={mayCompare}
        refused={refused}
      />
      <RemoveReport copy={report.actions} until={until} />
    </article>
  );
}
