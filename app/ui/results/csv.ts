import type { Language } from '#app/i18n/languages.ts';

/** Where decimals have a comma, spreadsheets expect a semicolon between cells. */
const separatorOf = (language: Language) =>
  new Intl.NumberFormat(language).format(0.5).includes(',') ? ';' : ',';

/** Byte order mark, by which spreadsheets recognise UTF-8. */
const byteOrderMark = '\ufeff';

/**
 * Text that a spreadsheet reads as a formula, fullwidth forms included. Text that only looks escaped gets an apostrophe
 * too, so that removing one always restores the text.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const startsFormula = /^'*[=+\-@＝＋－＠\t\r\n]/;

/**
 * A table in a language's CSV dialect: numbers with its decimal separator, formulas escaped.
 *
 * @param decimals maximum number of decimals
 */
export function csvText(
  language: Language,
  rows: readonly (readonly (string | number)[])[],
  decimals = 2,
): string {
  const separator = separatorOf(language);
  const lines = rows.map((row) =>
    row.map((cell) => csvCell(cell, separator, decimals)).join(separator),
  );
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

function csvCell(cell: string | number, separator: string, decimals: number): string {
  if (typeof cell === 'number') {
    const plain = Number.isFinite(cell) ? String(Number(cell.toFixed(decimals))) : '';
    return separator === ';' ? plain.replace('.', ',') : plain;
  }
  const text = startsFormula.test(cell) ? `'${cell}` : cell;
  return /["\r\n\t;,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
