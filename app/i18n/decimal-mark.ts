import { formatNumber } from './format.ts';
import type { Language } from './languages.ts';

/** The decimal separator. The other of the two groups thousands. */
export function decimalMark(language: Language): '.' | ',' {
  return formatNumber(language, 0.5).includes(',') ? ',' : '.';
}
