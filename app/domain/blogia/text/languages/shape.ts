/** Rules of a language that the checks of a draft need. */
export interface WritingRules {
  /** Stop words, normalized. */
  readonly functionWords: ReadonlySet<string>;
  /** Removes plural endings from a normalized word. */
  readonly stem: (word: string) => string;
  /** Transition words and phrases. */
  readonly transitions: RegExp;
  readonly passive: Passive;
  /** Replacements, in order, before vowel groups are counted. */
  readonly syllables: readonly (readonly [pattern: RegExp, spoken: string])[];
  /** Articles and demonstratives, normalized: two sentences only start alike if the next word is the same too. */
  readonly startArticles: ReadonlySet<string>;
  /** Maximum words of a short sentence. */
  readonly sentenceWords: number;
  /** The language's version of the reading-ease formula. */
  readonly flesch: {
    readonly base: number;
    readonly perSentence: number;
    readonly perWord: number;
  };
}

/**
 * Passive voice: a form of `to be`, and a participle soon after it. Words are normalized. `not` lists false positives:
 * verbs that French conjugates with être, nouns and adjectives that look like participles.
 */
interface Passive {
  readonly be: ReadonlySet<string>;
  readonly reflexive: ReadonlySet<string>;
  readonly participle: RegExp;
  /** Pattern of regular participles before normalization; null where accents do not distinguish them. */
  readonly accent: RegExp | null;
  readonly irregular: ReadonlySet<string>;
  readonly not: ReadonlySet<string>;
}
