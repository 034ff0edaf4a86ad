/** Words and patterns of questions in a language. Lists are separated by spaces. */
export interface QuestionWords {
  /**
   * Verbs and other words that fit any subject. They have a low weight in questions: a page without « remédier » may
   * still be the right one, but not a page without « dentiste ».
   */
  common: string;
  /** Trades and premises of visitors: « un site pour coiffeuse » asks for a website. */
  trades: string;
  /** Texting abbreviations as `short:full`, with underscores for spaces. */
  shortForms: string;
  /** Words that ask for a person or a place, without accents: the only question words that tell what is asked for. */
  who: RegExp;
  where: RegExp;
  /** Words of questions on whether we work in a town: the agency, its services and its clients. */
  ofAgency: RegExp;
  /** Endings of infinitives and conjugated verbs, for words that no page contains. */
  verbEnding: RegExp;
  /** Something that belongs to the visitor: « mon restaurant », « I run a bakery ». */
  ownThing: RegExp;
  /** Who the question is for, or who asks: the words after « pour un », « je tiens une », “for my”, “I run a”. */
  asker: RegExp;
  /** Stop words allowed within such a phrase, as search terms. */
  withinAsker: RegExp;
  /**
   * Questions on what a trade charges or earns, or what its premises cost, without accents; the first group may name the
   * trade.
   */
  priceOfTrade: readonly RegExp[];
  /** Alternative spellings of an unknown word, most likely first. */
  variants: (raw: string) => string[];
}
