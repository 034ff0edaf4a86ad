import { fill, formatNumber } from '#app/i18n/format.ts';
import { ChartTable } from '#app/ui/charts/chart-table.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';

/** Maximum number of bars; the table lists the rest. */
const drawn = 12;

/** Amounts by name as labelled bars, and as a table. Zero amounts have no chart. */
export function BarChart({
  title,
  rows,
  format,
  note,
}: {
  title: string;
  rows: readonly { name: string; value: number; tone?: string }[];
  format: (value: number) => string;
  note?: string;
}) {
  const { language } = useVisit();
  const {
    messages: { analytics: copy },
  } = useWorkspace();
  const largest = rows.reduce((most, { value }) => Math.max(most, value), 0);
  const notes = [
    rows.length > drawn && fill(copy.firstBars, { count: formatNumber(language, drawn) }),
    note,
  ].filter(Boolean);
  return (
    <figure className="min-w-0 p-5 sm:p-6">
      <figcaption className="heading mb-4">{title}</figcaption>
      {largest === 0 ? (
        <p className="text-dust">{copy.empty}</p>
      ) : (
        <>
          <div aria-hidden="true" className="grid gap-3">
            {rows.slice(0, drawn).map(({ name, value, tone = 'fill-violet' }) => (
              <div key={name}>
                <p className="small flex justify-between gap-4">
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                  <span className="tabular">{format(value)}</span>
                </p>
                <svg width="100%" height="8" className="mt-1">
                  <rect width="100%" height="8" rx="4" className="fill-rail" />
                  <rect
                    width={`${((value / largest) * 100).toFixed(1)}%`}
                    height="8"
                    rx="4"
                    className={tone}
                  />
                </svg>
              </div>
            ))}
          </div>
          {notes.length > 0 && <p className="mt-3 text-xs text-dust">{notes.join(' ')}</p>}
          <ChartTable
            title={title}
            table={{
              label: copy.table,
              head: [copy.label, copy.value],
              rows: rows.map(({ name, value }) => [name, format(value)]),
            }}
          />
        </>
      )}
    </figure>
  );
}
