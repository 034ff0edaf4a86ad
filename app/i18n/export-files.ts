import type { ExportTable } from '#app/domain/crm/export/export-tables.ts';
import { jsonParts } from '#app/domain/crm/export/json-parts.ts';
import type { ArchiveFile } from '#app/domain/zip/zip-archive.ts';
import { csvParts } from './csv.ts';
import type { DecimalMark } from './decimal-mark.ts';
import type { Language } from './languages.ts';

export const tableFormats = ['csv', 'json'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** Decimals of coordinates: a tenth of a metre. */
const decimals = 6;

/** Notation of the reader's spreadsheet. */
export interface Spreadsheet {
  language: Language;
  /** The language's by default. */
  mark?: DecimalMark | undefined;
}

/** A table as text, one page at a time. */
export function textOfTable(
  table: ExportTable,
  format: TableFormat,
  { language, mark }: Spreadsheet,
): AsyncIterable<string> {
  return format === 'csv'
    ? csvParts(language, table.rows(), { decimals, mark })
    : jsonParts(table.records());
}

/** The files of an archive: each table as CSV, and as JSON unless its records are nested in another table's. */
export function archiveFiles(tables: readonly ExportTable[], sheet: Spreadsheet): ArchiveFile[] {
  return tableFormats.flatMap((format) =>
    tables
      .filter(({ isNested }) => format === 'csv' || !isNested)
      .map((table) => ({
        name: `${format}/${table.file}.${format}`,
        content: textOfTable(table, format, sheet),
      })),
  );
}
