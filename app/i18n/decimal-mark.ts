import { formatNumber } from './format.ts';
import type { Language } from './languages.ts';

const marks = new Map<Language, '.' | ','>();

/** The decimal separator. The other of the two groups thousands. */
export function decimalMark(language: Language): '.' | ',' {
  let mark = marks.get(language);
  if (mark === undefined) {
    mark = formatNumber(language, 0.5).includes(',') ? ',' : '.';
    marks.set(language, mark);
  }
  return mark;
}
