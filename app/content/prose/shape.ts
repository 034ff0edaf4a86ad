/**
 * Patterns are plain words, compared whole and in any case. `*` stands for the rest of a word, `|` for "or", a space for
 * any space: `lead|leads|nurtur*`.
 */
type Pattern = string;

/** A form of words that a language's texts avoid. */
interface BannedForm {
  pattern: Pattern;
  /** What to write instead. */
  better: string;
  /** Contexts in which the form is right. */
  except?: readonly Pattern[];
}

/** Words of the other languages, which a text may hold in quotation marks only. */
interface ForeignWords {
  words: Pattern;
  /** Names of places, products and laws. */
  except?: readonly Pattern[];
}

export interface Typography {
  /** Quotation marks around an ellipsis, with the spaces that belong inside: `“…”`. */
  quotes: string;
  /** Marks that follow a no-break space. */
  spaced: string;
  /** Marks that follow a word at once. */
  closed: string;
  /** How an amount is written. */
  amounts: '€1,000.5' | '1 000,5 €';
  /** Marks that a sentence has at both ends: `¿?`. */
  pairs: readonly string[];
  /** Texts in which a rule does not hold, such as code. */
  except?: readonly Pattern[];
}

/** Words with which a heading may count what it announces, other than figures. */
interface NumberWords {
  /** Words that may stand before the number: `les|nos`. */
  determiners: Pattern;
  /** From two on. */
  numbers: Pattern;
}

/** Rules on the prose of one language, which `lint/prose.ts` applies to its texts. */
export interface ProseTable {
  banned: readonly BannedForm[];
  foreign: ForeignWords;
  typography: Typography;
  numberWords: NumberWords;
  /** Whole texts to which no rule applies: names, and what the specification states. */
  stated: readonly string[];
  /** Sentences that may stand on several pages, without their links and placeholders. */
  kept: readonly string[];
}
