import type { Language } from '../../languages.ts';
import { writingRules } from './languages/writing-rules.ts';
import type { Span } from './span.ts';

export interface Word extends Span {
  readonly text: string;
}

const word = /[\p{L}\p{M}\p{N}]+(?:['’‑-][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text; `l’article` and `rendez-vous` count as one each. */
export function tokenize(text: string, from = 0): Word[] {
  return [...text.matchAll(word)].map((found) => ({
    text: found[0],
    start: from + found.index,
    end: from + found.index + found[0].length,
  }));
}

/** Lower case, without accents. */
export function normalizeWord(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe');
}

/** A light stemmer: normalizes and removes plural endings. */
export function stem(language: Language, text: string): string {
  const bare = normalizeWord(text);
  if (bare.length < 4) return bare;
  return writingRules[language].stem(bare);
}

/** Stems of a text's content words: elisions are split, function words dropped. */
function contentStems(language: Language, text: string): (Span & { stem: string })[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
    .map((found) => ({
      stem: stem(language, found[0]),
      bare: normalizeWord(found[0]),
      start: found.index,
      end: found.index + found[0].length,
    }))
    .filter(({ bare }) => !writingRules[language].functionWords.has(bare));
}

/**
 * Occurrences of a phrase in a text: its content words in sequence, ignoring number, accents and function words in
 * between: « plombier Montréal » is found in « un plombier à Montréal ».
 */
export function occurrences(language: Language, phrase: string, text: string): Span[] {
  const wanted = contentStems(language, phrase).map((each) => each.stem);
  if (wanted.length === 0) return [];
  const stems = contentStems(language, text);
  const found: Span[] = [];
  for (let at = 0; at + wanted.length <= stems.length; at += 1) {
    if (!wanted.every((each, offset) => stems[at + offset]?.stem === each)) continue;
    const [first, last] = [stems[at], stems[at + wanted.length - 1]];
    if (!first || !last || /[.!?\n]/.test(text.slice(first.start, last.end))) continue;
    found.push({ start: first.start, end: last.end });
    at += wanted.length - 1;
  }
  return found;
}

/** Number of a phrase's content words. */
export function contentWordCount(language: Language, phrase: string): number {
  return contentStems(language, phrase).length;
}
