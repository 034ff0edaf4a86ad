import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import type { ClientField, ClientInput } from '../records/client-draft.ts';
import type { Field } from '../records/field.ts';
import { labelMarks, labelsOfText } from '../records/labels-text.ts';

/** Parses an amount in the file's number format; null if invalid. */
export type ReadNumber = (text: string) => number | null;

/** The apostrophe that exports put before a formula; see ui/csv.ts. */
const madeHarmless = /^'(?='*[=+\-@＝＋－＠\t\r\n])/;

/** Placeholders for "no value", without accents and punctuation. */
const emptyMarks = new Set(
  'nd na nc so sd nsp null nil none neant aucun aucune vide inconnu unknown empty ninguno'.split(
    ' ',
  ),
);

/** The text of a cell; empty for a placeholder: `N/D`, `n/a`, `-`. */
export function textOfCell(cell: string): string {
  const text = cell.replace(madeHarmless, '').trim();
  // Most cells are longer than any placeholder.
  if (text.length > 10) return text;
  const letters = normalizeForSearch(text).replace(/[^\p{L}\p{N}]+/gu, '');
  if (letters === '') return /^[-–—−_./\\?*\s]*$/.test(text) ? '' : text;
  return emptyMarks.has(letters) && isMark(text) ? '' : text;
}

/**
 * `N/D`, `n.d.` and `aucun` are placeholders; a word that may be a name, such as `So` or `NC`, only with its
 * punctuation.
 */
function isMark(text: string): boolean {
  const bare = text.replace(/\s/g, '');
  return /[/.]/.test(bare) || bare.length > 2 || /^(?:nd|na)$/i.test(bare);
}

/** The field value of a cell. */
export function inputOfCell(
  field: Field,
  text: string,
  readNumber: ReadNumber,
): ClientInput[ClientField] {
  if (field.kind === 'labels') return labelsOfText(text, labelMarks.file);
  if (field.kind !== 'number') return text;
  if (text === '') return undefined;
  return field.isDegrees ? degreesOf(text) : readAmount(text, readNumber);
}

/** An amount; accountants write negative amounts in parentheses: `(500)`. */
function readAmount(text: string, readNumber: ReadNumber): number | null {
  const inner = /^([^\d(]*)\(([^()]+)\)([^\d)]*)$/.exec(text);
  if (!inner) return readNumber(text);
  const amount = readNumber([inner[1], inner[2], inner[3]].join(' ').trim());
  return amount === null ? null : -Math.abs(amount);
}

/** Degrees have no thousands separators: a lone comma or point is always the decimal mark. */
function degreesOf(text: string): number | null {
  return /^[-+−]?\d{1,3}(?:[.,]\d+)?°?$/.test(text)
    ? Number(text.replace('−', '-').replace(',', '.').replace('°', ''))
    : null;
}

/** The ILA score in a cell, rounded, 0 to 100; null if there is none. */
export function scoreOfCell(
  text: string,
  readNumber: ReadNumber,
): number | null | 'not-a-number' | 'out-of-range' {
  if (text === '') return null;
  const score = readNumber(text.replace(/\s*\/\s*100$/, ''));
  if (score === null) return 'not-a-number';
  return score < 0 || score > 100 ? 'out-of-range' : Math.round(score);
}
