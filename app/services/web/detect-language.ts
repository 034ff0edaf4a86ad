import { auditedLanguages } from '#app/domain/ila/audit/audited-languages.ts';
import { languages, type Language } from '#app/domain/languages.ts';

/** Minimum number of frequent words for a result, and their minimum share of all words. */
const fewest = 12;
const leastShare = 0.08;

/** Minimum ratio of the first language's word count to the second's. */
const majority = 1.5;

/**
 * The language with the most frequent words found.
 *
 * @returns null for short texts, other languages, and texts without a clear majority
 */
export function detectLanguage(text: string): Language | null {
  const words =
    text
      .toLowerCase()
      .slice(0, 20_000)
      .match(/\p{L}+/gu) ?? [];
  const [first, second] = languages
    .map((language) => {
      const frequent = new Set<string>(auditedLanguages[language].frequent.split(' '));
      return { language, count: words.filter((word) => frequent.has(word)).length };
    })
    .toSorted((a, b) => b.count - a.count);
  if (!first || !second || first.count < fewest) return null;
  const isClear =
    first.count >= majority * second.count && first.count >= words.length * leastShare;
  return isClear ? first.language : null;
}
