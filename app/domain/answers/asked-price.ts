import { sectionShare, type SectionMatch } from '../search/best-section.ts';
import type { WeighedTerm } from '../search/rank-documents.ts';
import { priceGroup } from '../search/read-terms.ts';
import type { QuestionTerm } from './weigh-question.ts';

/**
 * Shares of the question, apart from its price words, that a section must contain: a section with a price needs more
 * than `ours`; with less than `somethingElse`, the question is about another product.
 */
const ours = 0.25;
const somethingElse = 0.15;

/**
 * Minimum weight of an unknown word that is neither an everyday word, nor a trade, nor the person the question is for.
 */
const strange = 4;

/** Whether a question asks for a price. */
export function asksPrice(terms: readonly WeighedTerm[]): boolean {
  return terms.some(isOfPrice);
}

/** Whose price a question asks for, judged by the closest section: “how much is a haircut” is not about ours. */
export function askedPrice(
  match: SectionMatch | null,
  terms: readonly QuestionTerm[],
): 'ours' | 'of something else' | 'none' {
  if (!match || !asksPrice(terms)) return 'none';
  const others = terms.filter((term) => !isOfPrice(term));
  const share = sectionShare(match.section, others);
  if (match.section.hasPrice && share > ours) return 'ours';
  const isStrange = others.some(({ isKnown, value }) => !isKnown && value > strange);
  return isStrange && share < somethingElse ? 'of something else' : 'none';
}

/** Whether a question asks for prices without saying of what. */
export function asksPricesAlone(terms: readonly WeighedTerm[]): boolean {
  return terms.length > 0 && terms.every(isOfPrice);
}

function isOfPrice({ matched }: WeighedTerm): boolean {
  return matched.has(priceGroup);
}
