import type { Language } from '#app/i18n/languages.ts';

/** What separates cells: where decimals have a comma, spreadsheets expect the semicolon. */
const separators = { fr: ';', en: ',', es: ';' } as const satisfies Record<Language, string>;

/** Starts the file, so that spreadsheets read it as UTF-8. */
const byteOrderMark = '\ufeff';

/**
 * What a spreadsheet takes for a formula, fullwidth forms included. Text that merely looks as if it had been made
 * harmless gets an apostrophe too, so that taking one away always gives the text back.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
const startsFormula = /^'*[=+\-@＝＋－＠\t\r\n]/;

/**
 * A table as a spreadsheet in that language opens it: numbers with its decimal mark, text that would start a formula made
 * harmless.
 *
 * @param decimals the most that numbers have
 */
export function csvText(
  language: Language,
  rows: readonly (readonly (string | number)[])[],
  decimals = 2,
): string {
  const separator = separators[language];
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
