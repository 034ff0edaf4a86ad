import { decimalMark, type DecimalMark } from './decimal-mark.ts';
import type { Language } from './languages.ts';

/** Where the decimal separator is a comma, spreadsheets expect a semicolon between cells. */
const separatorOf = (mark: DecimalMark) => (mark === ',' ? ';' : ',');

/** Byte order mark, by which spreadsheets recognise UTF-8. */
const byteOrderMark = '\ufeff';

/**
 * Text that a spreadsheet reads as a formula, fullwidth forms included. Text that only looks escaped gets an apostrophe
 * too, so that removing one always restores the text.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const startsFormula = /^'*[=+\-@＝＋－＠\t\r\n]/;

type Rows = readonly (readonly (string | number)[])[];

export interface CsvForm {
  /** Maximum number of decimals. */
  decimals?: number;
  /** The language's by default. */
  mark?: DecimalMark | undefined;
}

/**
 * A table in a language's CSV dialect: numbers with its decimal separator, formulas escaped.
 */
export function csvText(language: Language, rows: Rows, form: CsvForm = {}): string {
  return byteOrderMark + csvLines(language, rows, form);
}

/** The same, from pages of rows that are read one by one. */
export async function* csvParts(
  language: Language,
  pages: AsyncIterable<Rows>,
  form: CsvForm = {},
): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const rows of pages) yield csvLines(language, rows, form);
}

function csvLines(
  language: Language,
  rows: Rows,
  { decimals = 2, mark = decimalMark(language) }: CsvForm,
): string {
  const separator = separatorOf(mark);
  return rows
    .map((row) => `${row.map((cell) => csvCell(cell, separator, decimals)).join(separator)}\r\n`)
    .join('');
}

function csvCell(cell: string | number, separator: string, decimals: number): string {
  if (typeof cell === 'number') {
    const plain = Number.isFinite(cell) ? String(Number(cell.toFixed(decimals))) : '';
    return separator === ';' ? plain.replace('.', ',') : plain;
  }
  const text = startsFormula.test(cell) ? `'${cell}` : cell;
  return /["\r\n\t;,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
