import { Form, useLocation } from 'react-router';
import type { AuditPageCopy } from '#app/content/audit/shape.ts';
import { reportForm } from '#app/domain/ila/audit/report-parts.ts';
import type { ReportView } from '#app/domain/ila/audit/report-view.ts';
import { plural } from '#app/i18n/plural.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DataTable } from '#app/ui/results/data-table.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { IntentButton } from './intent-button.tsx';
import type { Refused } from './refused.ts';

export interface Competitor {
  readonly site: string;
  readonly state: string;
  readonly score: number | null;
  readonly areas: Readonly<Record<string, number | null>>;
  readonly query: string;
}

/** Other sites beside this one, and a form to audit another. */
export function Comparison({
  copy,
  view,
  competitors,
  mayCompare,
  refused,
}: {
  copy: AuditPageCopy;
  view: ReportView;
  competitors: readonly Competitor[];
  mayCompare: boolean;
  refused: Refused | undefined;
}) {
  const { search } = useLocation();
  const refusal = useRefusal(copy, refused);
  const { compare } = copy.report;
  if (!mayCompare && competitors.length === 0) return null;
  return (
    <section
      id="concurrents"
      className={`mt-16 scroll-mt-24 ${competitors.length > 0 ? '' : 'print:hidden'}`}
    >
      <h2 className="title">{compare.title}</h2>
      {competitors.length > 0 && (
        <div className="mt-5">
          <ScoreTable copy={copy} view={view} competitors={competitors} />
        </div>
      )}
      {mayCompare && (
        <Form
          method="post"
          action={`${search}#concurrents`}
          className="mt-5 flex flex-wrap items-end gap-3 print:hidden"
        >
          <p className="w-full text-dust">{compare.lead}</p>
          <div className="w-96 max-w-full">
            <TextField
              name={reportForm.site}
              label={compare.label}
              placeholder={copy.start.placeholder}
              initial={refused?.typed ?? ''}
              error={refusal}
            />
          </div>
          <IntentButton intent="comparer" className="button">
            {compare.button}
          </IntentButton>
        </Form>
      )}
    </section>
  );
}

/** Why a competitor could not be audited. */
function useRefusal(copy: AuditPageCopy, refused: Refused | undefined): string | undefined {
  const { language } = useVisit();
  if (refused?.is === 'limited')
    return plural(language, Math.ceil((refused.retryAfter ?? 0) / 60), copy.errors.limited);
  if (refused?.is !== 'refused') return undefined;
  const { error = 'not-a-site' } = refused;
  if (error === 'full') return copy.report.compare.full;
  return copy.errors[error];
}

function ScoreTable({
  copy,
  view,
  competitors,
}: {
  copy: AuditPageCopy;
  view: ReportView;
  competitors: readonly Competitor[];
}) {
  const { pathname } = useLocation();
  const { compare, areas } = copy.report;
  const shown = ({ state, score, query }: Competitor) => {
    if (state === 'queued' || state === 'running') return compare.running;
    if (score === null) return compare.failed;
    return (
      <a
        href={`${pathname}?${query}`}
        className="text-link"
        aria-label={`${score}, ${compare.open}`}
      >
        {score}
      </a>
    );
  };
  const columns = [
    { label: areas.area, isText: true },
    { label: `${view.site} (${compare.you})` },
    ...competitors.map(({ site }) => ({ label: site })),
  ];
  const rows = [
    { id: 'total', cells: [compare.total, view.score ?? '–', ...competitors.map(shown)] },
    ...view.areas.map(({ id, name, score }) => ({
      id,
      cells: [name, score ?? '–', ...competitors.map((each) => each.areas[id] ?? '–')],
    })),
  ];
  return <DataTable title={compare.table} columns={columns} rows={rows} />;
}
