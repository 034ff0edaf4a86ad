import type { Language } from '#app/i18n/languages.ts';

/** What separates cells: where decimals have a comma, spreadsheets expect the semicolon. */
const separators = { fr: ';', en: ',', es: ';' } as const satisfies Record<Language, string>;

/** Starts the file, so that spreadsheets read it as UTF-8. */
const byteOrderMark = '\ufeff';

/**
 * A table as a spreadsheet in that language opens it: numbers with its decimal mark and at most two decimals, text that
 * would start a formula made harmless.
 */
export function csvText(
  language: Language,
  rows: readonly (readonly (string | number)[])[],
): string {
  const separator = separators[language];
  const lines = rows.map((row) => row.map((cell) => csvCell(cell, separator)).join(separator));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

function csvCell(cell: string | number, separator: string): string {
  if (typeof cell === 'number') {
    const plain = Number.isFinite(cell) ? String(Number(cell.toFixed(2))) : '';
    return separator === ';' ? plain.replace('.', ',') : plain;
  }
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /["\r\n;,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
