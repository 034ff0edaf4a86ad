/** Texts of answers from the site's pages, by the assistant and by Zyno's demonstration. */
export interface AnswersCopy {
  /** A starting price as a sentence, and the words it is asked for with: `{name}` of the service and `{price}`. */
  price: {
    heading: string;
    monthly: string;
    once: string;
    /** All of them: `{monthly}` and `{once}`, each a list of services and amounts. */
    list: string;
  };
  /** The words that the billing of prices is asked for with. */
  billing: string;
  /** Who is on the team, `{members}` with their roles, and the words they are asked for with. */
  team: { heading: string; text: string };
  /** What is sold in a town: `{town}` and the names of `{services}`. */
  sold: string;
  /** Before a passage: the question supposes what no page says. */
  unconfirmed: string;
  /** The same, of an amount that is not in the price list. */
  unlisted: string;
  unknown: string;
  greeting: string;
  /** After thanks or a goodbye. */
  thanks: string;
  /** For a language model: its rules, and what stands before the question and each passage, by `{number}` and `{title}`. */
  model: { instructions: string; question: string; passage: string };
}
