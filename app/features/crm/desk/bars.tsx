import { ChartTableView } from '#app/ui/line-chart.tsx';
import { useDesk } from './desk.tsx';

/** Amounts by name as bars with their words on them, and as a table. */
export function Bars({
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
  const {
    words: { analytics: copy },
  } = useDesk();
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <figure className="min-w-0 p-5 sm:p-6">
      <figcaption className="heading mb-4">{title}</figcaption>
      {rows.length === 0 ? (
        <p className="text-dust">{copy.empty}</p>
      ) : (
        <>
          <div aria-hidden="true" className="grid gap-3">
            {rows.map(({ name, value, tone = 'fill-violet' }) => (
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
          {note && <p className="mt-3 text-xs text-dust">{note}</p>}
          <ChartTableView
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
