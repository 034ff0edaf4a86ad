import type { Language } from '#app/domain/languages.ts';
import { auditedLanguage, auditedLanguages } from './audited-languages.ts';

/** Minimum number of words for a meaningful result. */
const fewest = 100;

/**
 * Reading ease from 0 (hardest) to 100, in the formula of the language.
 *
 * @returns null for other languages and for short texts
 */
export function readingEase(text: string, code: string | null): number | null {
  const language = auditedLanguage(code);
  if (language === null) return null;
  const prose = proseOf(text);
  const words = prose.toLowerCase().match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? [];
  if (words.length < fewest) return null;
  const sentences = Math.max(1, prose.match(/[.!?…](?:\s|$)/g)?.length ?? 1);
  let syllables = 0;
  for (const word of words) syllables += syllablesOf(word, language);
  const averages = { words: words.length / sentences, syllables: syllables / words.length };
  return Math.round(auditedLanguages[language].ease(averages));
}

/** Lines with complete sentences: lists of prices, dishes and names are not counted as one long sentence. */
const proseOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /[.!?…]/.test(line) && /\S\s+\S+\s+\S+\s+\S+\s/.test(line))
    .map((line) => (/[.!?…]$/.test(line) ? line : `${line}.`))
    .join('\n');

function syllablesOf(word: string, language: Language): number {
  const { silent } = auditedLanguages[language];
  const spoken = silent ? word.replace(silent, '') : word;
  return Math.max(1, spoken.match(/[aeiouyàâäéèêëîïôöùûüáíóúœæ]+/g)?.length ?? 1);
}
