import type { Language } from '../languages.ts';
import { normalizeForSearch } from '../search/normalize.ts';
import { questionWords, writtenOut } from './languages/question-words.ts';

/** A word with its inner apostrophes. */
const word = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * Normalizes the spelling of a question: abbreviations spelled out, letters repeated for emphasis removed, and unknown
 * words replaced by a known spelling.
 *
 * @param isKnown whether the site or a word list contains a word
 */
export function respell(
  question: string,
  language: Language,
  isKnown: (raw: string) => boolean,
): string {
  return question.replace(word, (written) => {
    const raw = normalizeForSearch(written);
    const long = writtenOut(raw, language);
    if (long !== undefined) return long;
    if (isKnown(raw) || raw.includes("'")) return written;
    const even = raw.replace(/(.)\1{2,}/g, '$1');
    if (even !== raw && isKnown(even)) return even;
    const { variants } = questionWords[language];
    return variants(raw).find((other) => isKnown(lastPart(other))) ?? written;
  });
}

/** The word after an elided one. */
function lastPart(spelling: string): string {
  return spelling.slice(spelling.indexOf("'") + 1);
}
