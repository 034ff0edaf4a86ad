import { DataTable } from '#app/ui/results/data-table.tsx';

interface Query {
  readonly query: string;
  readonly clicks: string;
  readonly impressions: string;
  readonly position: string;
}

/** Figures from an owner's own exports: reviews, and the searches in which the site appeared. */
export function OwnerFigures({
  view: { given, facts, queries },
  copy,
}: {
  view: {
    given: string;
    facts: readonly (readonly [label: string, value: string])[];
    queries: readonly Query[];
  };
  copy: { queries: Record<keyof Query | 'title', string> };
}) {
  const columns = [
    { label: copy.queries.query, isText: true },
    { label: copy.queries.impressions },
    { label: copy.queries.clicks },
    { label: copy.queries.position },
  ];
  return (
    <div className="@container">
      <p className="small text-dust">{given}</p>
      <dl className="mt-4 grid grid-cols-1 gap-x-10 @min-[28rem]:grid-cols-2 @min-[56rem]:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label} className="border-t border-line py-3">
            <dt className="small text-dust">{label}</dt>
            <dd className="tabular mt-1 font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {queries.length > 0 && (
        <div className="mt-5">
          <DataTable
            title={copy.queries.title}
            isTitled
            columns={columns}
            rows={queries.map(({ query, impressions, clicks, position }) => ({
              id: query,
              cells: [query, impressions, clicks, position],
            }))}
          />
        </div>
      )}
    </div>
  );
}
