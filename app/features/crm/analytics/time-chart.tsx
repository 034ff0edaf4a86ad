import type { CrmCopy } from '#app/content/crm/shape.ts';
import { LineChart } from '#app/ui/charts/line-chart.tsx';

const tones = ['text-lumen', 'text-aurora', 'text-violet', 'text-dust'] as const;
const dashes = [undefined, '4 5', '1 3', '12 4'] as const;

/** Amounts over time: a line each, distinguished by colour, dashes and a legend. */
export function TimeChart({
  copy,
  title,
  note,
  xLabel,
  names,
  rows,
  format,
}: {
  copy: CrmCopy['analytics'];
  title: string;
  note?: string;
  xLabel: string;
  /** Name of each line; at least one. */
  names: readonly string[];
  rows: readonly { at: string; values: readonly number[] }[];
  format: (value: number) => string;
}) {
  const [first, ...rest] = rows;
  const isEmpty = rows.every(({ values }) => values.every((value) => value === 0));
  if (!first || isEmpty || rest.length === 0)
    return (
      <figure>
        <figcaption className="heading mb-4">{title}</figcaption>
        {first && !isEmpty ? (
          <Amounts at={first.at} names={names} amounts={first.values.map(format)} />
        ) : (
          <p className="text-dust">{copy.empty}</p>
        )}
      </figure>
    );
  return (
    <div className="min-w-0">
      <LineChart
        title={title}
        xLabel={xLabel}
        yLabel={names.length === 1 ? (names[0] ?? '') : copy.count}
        series={names.map((name, index) => ({
          id: name,
          tone: tones[index % tones.length] ?? tones[0],
          points: rows.map(({ values }, at) => [at, values[index] ?? 0] as const),
          dashes: dashes[index % dashes.length],
        }))}
        // The axis has a position for every row, and ticks in between where rows are few.
        formatX={(at) => rows[at]?.at ?? ''}
        formatY={(value) => (Number.isInteger(value) ? format(value) : '')}
        table={{
          label: copy.table,
          head: [xLabel, ...names],
          rows: rows.map(({ at, values }) => [at, ...values.map(format)]),
        }}
      />
      {names.length > 1 && <Key names={names} />}
      {note && <p className="mt-2 text-xs text-dust">{note}</p>}
    </div>
  );
}

/** Amounts at a single point in time, for which no line can be drawn. */
function Amounts({
  at,
  names,
  amounts,
}: {
  at: string;
  names: readonly string[];
  amounts: readonly string[];
}) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      {names.map((name, index) => (
        <div key={name}>
          <dt className="small text-dust">
            {name}, {at}
          </dt>
          <dd className="figure">{amounts[index]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Key({ names }: { names: readonly string[] }) {
  return (
    <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
      {names.map((name, index) => (
        <li key={name} className="small flex items-center gap-2">
          <svg width="28" height="2" className={tones[index % tones.length]}>
            <path
              d="M0 1H28"
              stroke="currentColor"
              strokeWidth="2"
              strokeDasharray={dashes[index % dashes.length]}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
