import type { Language } from '../../languages.ts';
import { writingRules } from './languages/writing-rules.ts';

/**
 * Estimated syllables of a word, at least 1: vowel groups after the language's replacements. Readability formulas need
 * averages, so that no dictionary is required.
 */
export function syllables(language: Language, word: string): number {
  const spelled = writingRules[language].syllables.reduce(
    (text, [pattern, spoken]) => text.replace(pattern, spoken),
    word.toLowerCase().normalize('NFC'),
  );
  return Math.max(1, spelled.match(vowels)?.length ?? 0);
}

const vowels = /[aeiouyàáâäæèéêëìíîïòóôöùúûüÿœ]+/gu;
