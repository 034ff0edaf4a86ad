import type { LegalCopy } from '#app/content/legal/shape.ts';
import { Facts } from '#app/ui/page/facts.tsx';
import type { DataUseRow } from './data-use-rows.ts';

/** Every use of personal information. */
export function DataUseList({
  columns,
  rows,
}: {
  columns: LegalCopy['uses']['columns'];
  rows: readonly DataUseRow[];
}) {
  return (
    <ul className="grid gap-8">
      {rows.map(({ what, why, basis, kept, shared }) => (
        <li key={what}>
          <h3 className="mb-3 font-semibold">{what}</h3>
          <Facts
            facts={[
              [columns.why, why],
              [columns.basis, basis],
              [columns.kept, kept],
              [columns.shared, shared],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
