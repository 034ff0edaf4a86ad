import { formatNumber } from './format.ts';
import type { Language } from './languages.ts';

export const decimalMarks = ['.', ','] as const;
export type DecimalMark = (typeof decimalMarks)[number];

const marks = new Map<Language, DecimalMark>();

/** The decimal separator. The other of the two groups thousands. */
export function decimalMark(language: Language): DecimalMark {
  let mark = marks.get(language);
  if (mark === undefined) {
    mark = markIn(formatNumber(language, 0.5));
    marks.set(language, mark);
  }
  return mark;
}

/**
 * The decimal separator of spreadsheets on a computer, from the computer's own locale of the language: Spain writes a
 * comma, Mexico a point.
 *
 * @param preferred locales of the computer, `navigator.languages`
 */
export function spreadsheetMark(language: Language, preferred: readonly string[]): DecimalMark {
  const own = preferred.find((each) => each.split('-')[0] === language);
  return own === undefined ? decimalMark(language) : markIn((0.5).toLocaleString(own));
}

/** @param half one half, as formatted */
function markIn(half: string): DecimalMark {
  return half.includes(',') ? ',' : '.';
}
