import type { WritingLanguage } from './span.ts';

/**
 * About how many syllables a word has, at least one. Counted by groups of vowels, with what each language leaves
 * unsaid: readability formulas need averages, not dictionaries.
 */
export function syllables(language: WritingLanguage, word: string): number {
  return Math.max(1, counters[language](word.toLowerCase().normalize('NFC')));
}

const groups = (text: string, vowels: RegExp) => text.match(vowels)?.length ?? 0;

const counters = {
  /** A final e, es or ent is silent after a consonant. */
  fr: (word) =>
    groups(
      word.replace(/(?<=[^aeiouyàâäéèêëîïôöùûü])(?:es?|ent)$/u, ''),
      /[aeiouyàâäéèêëîïôöùûüÿœæ]+/gu,
    ),
  en: (word) => {
    const bare = word.replace(
      /(?<=[^aeiouylsxzcgh])es$|(?<=[^aeiouyltd])ed$|(?<=[^aeiouy][^aeiouyl])e$|(?<=[aeiouy][^aeiouy])e$/u,
      '',
    );
    return groups(bare, /[aeiouy]+/gu);
  },
  /** Two strong vowels, or an accented weak one beside a strong one, are two syllables. */
  es: (word) =>
    groups(
      word
        .replace(/qu|gu(?=[eéií])/gu, 'k')
        .replace(/(?<=[aeoáéóíú])(?=[aeoáéó])|(?<=[aeoáéó])(?=[íú])/gu, ' '),
      /[aeiouáéíóúü]+/gu,
    ),
} as const satisfies Record<WritingLanguage, (word: string) => number>;
