import { bounds, kinds, type Figures, type SizeFigures } from './figures.ts';

type Row = readonly [name: string, ...values: string[]];

const sizeRows = [
  ['files', ({ files }) => String(files)],
  ['lines', ({ lines }) => String(lines)],
  ['median lines of a file', ({ median }) => String(median)],
  ['p90 lines of a file', ({ p90 }) => String(p90)],
  [
    `files over ${bounds.fileLines} lines`,
    ({ long, files }) => `${long} (${((100 * long) / Math.max(files, 1)).toFixed(1)} %)`,
  ],
] as const satisfies readonly (readonly [string, (sizes: SizeFigures) => string])[];

/** One row per figure, one column per checkout. */
export function rowsOf(columns: readonly Figures[]): Row[] {
  const each = (name: string, value: (figures: Figures) => number): Row => [
    name,
    ...columns.map((figures) => String(value(figures))),
  ];
  const functions = `functions over ${bounds.functionLines} lines`;
  return [
    ...sizeRows.flatMap(([name, value]) =>
      [...kinds, 'all' as const].map((kind): Row => [
        `${name}, ${kind}`,
        ...columns.map(({ sizes }) => value(sizes[kind])),
      ]),
    ),
    ...kinds.map((kind) =>
      each(`${functions}, ${kind}`, ({ longFunctions }) => longFunctions[kind].length),
    ),
    each(`folders of more than ${bounds.folderFiles} files`, ({ fullFolders }) => fullFolders.size),
    each(
      `files under ${bounds.smallFileLines} lines with one importer`,
      ({ smallModules }) => smallModules.length,
    ),
    each('import cycles', ({ cycles }) => cycles.length),
  ];
}

/** The rows as a Markdown table with aligned columns. */
export function linesOf(head: readonly string[], rows: readonly Row[]): string[] {
  const widths = head.map((name, column) =>
    Math.max(3, name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = widths.map(
    (width, i) => '-'.repeat(width - (i === 0 ? 0 : 1)) + (i === 0 ? '' : ':'),
  );
  return [line(head), line(rule), ...rows.map(line)];
}
