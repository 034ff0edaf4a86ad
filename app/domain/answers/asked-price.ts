import { sectionShare, type SectionMatch } from '../search/best-section.ts';
import type { WeighedTerm } from '../search/rank-documents.ts';
import { priceGroup } from '../search/read-terms.ts';
import type { QuestionTerm } from './weigh-question.ts';

/** Least share that a section with a price has of what is asked for beside the price, and most of one about something else. */
const ours = 0.25;
const somethingElse = 0.15;

/** Weight of a word that is unknown and no everyday word, a trade or whom a thing is for. */
const strange = 4;

/** Whether a question asks for a price. */
export function asksPrice(terms: readonly WeighedTerm[]): boolean {
  return terms.some(isOfPrice);
}

/** Whose price a question asks for, by the section that is nearest to it: “how much is a haircut” is not about ours. */
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

function isOfPrice({ matched }: WeighedTerm): boolean {
  return matched.has(priceGroup);
}
