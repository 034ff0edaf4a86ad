import type { HeatmapCopy } from '#app/content/heatmap/shape.ts';
import { pointName, type GridSize } from '#app/domain/heatmap/grid.ts';
import type { Rank, ScanPoint } from '#app/domain/heatmap/rank-source.ts';
import { fill } from '#app/i18n/format.ts';
import { ChartTable } from '#app/ui/charts/chart-table.tsx';
import { shortRank } from './scan-phrases.ts';

/** The ranks as a table, each with last month's. */
export function RankTable({
  copy: { table: copy, map },
  size,
  points,
  before,
}: {
  copy: HeatmapCopy;
  size: GridSize;
  points: readonly ScanPoint[];
  before: readonly Rank[];
}) {
  return (
    <ChartTable
      title={copy.title}
      table={{
        label: copy.label,
        head: [copy.row, ...points.slice(0, size).map((_, at) => String(at + 1))],
        rows: Array.from({ length: size }, (_, row) => [
          pointName(row * size, size).replace(/\d+/, ''),
          ...points.slice(row * size, (row + 1) * size).map(({ isWater, rank }, column) =>
            isWater
              ? map.water
              : fill(copy.cell, {
                  value: shortRank(rank),
                  from: shortRank(before[row * size + column] ?? null),
                }),
          ),
        ]),
      }}
    />
  );
}
