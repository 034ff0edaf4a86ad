/** How questions are asked in a language. Lists are words between spaces. */
export interface QuestionWords {
  /**
   * Verbs and other words of any subject. They count for little in a question: that a page lacks « remédier » says less
   * about it than that it lacks « dentiste ».
   */
  common: string;
  /** Trades and premises of those who ask: « un site pour coiffeuse » asks for a site. */
  trades: string;
  /** Words as they are typed on phones, each with a colon and what it stands for; its spaces are low lines. */
  shortForms: string;
  /** Words that ask for a person or a place, without accents: the only question words that say what is asked for. */
  who: RegExp;
  where: RegExp;
  /** A word of somebody who asks whether we work in a town: the agency, its work, and those it works for. */
  ofAgency: RegExp;
  /** Endings of infinitives and forms of verbs, in words that no page has. */
  verbEnding: RegExp;
  /** A thing of the visitor's own: « mon restaurant », « I run a bakery ». */
  ownThing: RegExp;
  /** Whom a thing is for, or who asks: what stands after « pour un », « je tiens une », “for my”, “I run a”. */
  asker: RegExp;
  /** Stop words inside of such a phrase, as search terms. */
  withinAsker: RegExp;
  /** Other spellings of a word that nobody knows, the likeliest first. */
  variants: (raw: string) => string[];
}
