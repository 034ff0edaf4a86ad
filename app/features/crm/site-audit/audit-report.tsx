import { useState, type MouseEvent, type ReactNode } from 'react';
import type { ReportView } from '#app/domain/ila/audit/report-view.ts';
import { plural } from '#app/i18n/plural.ts';
import { CheckedLists } from '#app/ui/audit-report/checked-lists.tsx';
import { FindingGroups, type FindingGroup } from '#app/ui/audit-report/finding-groups.tsx';
import type { ShownFinding } from '#app/ui/audit-report/finding.tsx';
import { MendList } from '#app/ui/audit-report/mend-list.tsx';
import { OwnerFigures } from '#app/ui/audit-report/owner-figures.tsx';
import { ScoreOverview } from '#app/ui/audit-report/score-overview.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useRead } from '../frame/use-read.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { createAuditsClient } from './audits-client.ts';

/** Controls beside findings. */
interface Tools {
  renderGroupTools?: (group: FindingGroup) => ReactNode;
  renderTools?: (finding: ShownFinding) => ReactNode;
}

/** An audit report, with the same parts that visitors see. */
export function AuditReport({ id, ...tools }: Tools & { id: string }) {
  const { language } = useVisit();
  const {
    messages: { audits: copy, clientList },
  } = useWorkspace();
  const [client] = useState(() => createAuditsClient());
  const key = `${id} ${language}`;
  const { data: view, isCurrent, error, reload } = useRead(key, () => client.view(id, language));
  if (error !== null)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        {copy.failed}
        <button type="button" className="button" onClick={reload}>
          {clientList.retry}
        </button>
      </p>
    );
  if (!isCurrent || view === undefined) return <p role="status">{copy.loading}</p>;
  if (view === null) return <p>{copy.gone}</p>;
  return <Report view={view} anchors={`audit-${id}-`} {...tools} />;
}

function Report({
  view,
  anchors,
  ...tools
}: Tools & {
  view: ReportView;
  /** Prefix of the element ids. */
  anchors: string;
}) {
  const { language } = useVisit();
  const { texts } = useWorkspace().messages.audits;
  return (
    <div className="printable">
      <p className="small text-dust">{view.measured}</p>
      <ScoreOverview score={view.score} remarks={view.remarks} areas={view.areas} copy={texts} />
      {view.owner && (
        <div className="mt-6">
          <OwnerFigures view={view.owner} copy={texts.owner} />
        </div>
      )}
      <h4 className="heading mt-6">{texts.mends.title}</h4>
      {view.mends.length > 0 ? (
        <MendList mends={view.mends} idPrefix={anchors} onFollow={showFinding} />
      ) : (
        <p>{texts.mends.none}</p>
      )}
      <FindingGroups
        groups={view.areas}
        idPrefix={anchors}
        copy={texts.findings}
        countOf={(count) => plural(language, count, texts.findings.count)}
        {...tools}
      />
      <div className="mt-6">
        <CheckedLists
          good={view.areas}
          notJudged={view.notJudged}
          notApplicable={view.notApplicable}
          copy={texts}
        />
      </div>
    </div>
  );
}

/** Adds no history entry: the router, and with it the guard of unsaved text, would not know of it. */
function showFinding(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const finding = document.getElementById(event.currentTarget.hash.slice(1));
  finding?.scrollIntoView();
  finding?.querySelector('summary')?.focus({ preventScroll: true });
}
