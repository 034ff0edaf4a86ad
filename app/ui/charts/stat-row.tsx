import { SampleMark } from '#app/ui/page/sample-mark.tsx';

/**
 * Figures side by side, each with its label, in columns that do not move when the fonts load.
 *
 * @param note source of the figures, or a note that they are examples
 */
export function StatRow({
  stats,
  note,
}: {
  stats: readonly { value: string; label: string }[];
  note?: string;
}) {
  return (
    <div>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-6">
        {stats.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-l border-line-2 pl-4"
          >
            <dt className="small text-dust">{label}</dt>
            <dd className="figure text-lumen">{value}</dd>
          </div>
        ))}
      </dl>
      {note && (
        <p className="mt-4 text-xs text-dust">
          {note}
          <SampleMark />
        </p>
      )}
    </div>
  );
}
