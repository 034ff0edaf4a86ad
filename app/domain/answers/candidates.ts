import { bestSection, type SectionMatch } from '../search/best-section.ts';
import type { AskedIndex } from './asked-index.ts';
import { askedPrice, asksPrice } from './asked-price.ts';
import { isPutToUs } from './off-subject.ts';
import { rankPages, type RankedPage } from './rank-pages.ts';
import type { QuestionTerm } from './weigh-question.ts';

export interface Site {
  asked: AskedIndex;
  /** Whether the page at an address is open. */
  isOpen: (address: string) => boolean;
  /** Address of the page with the price list. */
  priceList: string;
}

/** Weights of a page's score: the page, its best section, the closest text people ask about, and its wording. */
const worth = { page: 0.7, section: 0.05, asked: 0.3, likelihood: 0.2 };

/** Factor for articles, which give general advice: lower for a question addressed to the agency. */
const kindWorth = { us: 0.8, any: 0.95 };

/** Minimum score for a question in the very words of a unit. */
const verbatim = 0.95;

/**
 * How far a page with a price may score behind the best one, when a price is asked for; case studies never have one.
 */
const priceMargin = { case: 0.5, other: 0.15 };

export interface Candidate {
  page: RankedPage;
  match: SectionMatch | null;
  /** Weighted by `worth`; above 1 if the question uses the page's own wording. */
  score: number;
}

/** Pages and subjects that a question may be about, best first. */
export function candidatesOf(
  { asked, isOpen }: Site,
  question: string,
  terms: readonly QuestionTerm[],
): readonly Candidate[] {
  const isToUs = isPutToUs(question, asked.pages.language);
  const candidates = rankPages(asked, question, terms)
    .filter(({ document }) => document.address === '' || isOpen(document.address))
    .map((page) => {
      const match = bestSection(page.document, terms, asked.pages);
      const score =
        worth.page * page.relevance +
        worth.section * (match?.share ?? 0) +
        worth.asked * page.asked +
        worth.likelihood * page.likelihood;
      return {
        page,
        match,
        score: score * (page.document.kind === 'article' ? kindWorth[isToUs ? 'us' : 'any'] : 1),
      };
    })
    .toSorted((a, b) => b.score - a.score);
  return pricesFirst(withoutDoubt(candidates), terms);
}

/** When a price is asked for, moves a page with one to the top unless it scores much lower. */
function pricesFirst(
  candidates: readonly Candidate[],
  terms: readonly QuestionTerm[],
): readonly Candidate[] {
  const [best] = candidates;
  if (!best || isElsewhere(best) || !asksPrice(terms)) return candidates;
  const priced = candidates.find(({ match }) => match?.section.hasPrice);
  if (!priced) return candidates;
  const isOurs = askedPrice(priced.match, terms) === 'ours';
  const margin = priceMargin[best.page.document.kind === 'case' && isOurs ? 'case' : 'other'];
  if (priced.score < best.score - margin) return candidates;
  return [{ ...priced, score: best.score }, ...candidates.filter((each) => each !== priced)];
}

/** Removes subjects not covered by the site if a page, but not the subject, matches the question verbatim. */
function withoutDoubt(candidates: readonly Candidate[]): readonly Candidate[] {
  const isVerbatim = ({ page }: Candidate) => page.asked >= verbatim;
  if (!candidates.some((each) => isVerbatim(each) && !isElsewhere(each))) return candidates;
  return candidates.filter((each) => isVerbatim(each) || !isElsewhere(each));
}

/** Score of the closest subject that the site does not cover. */
export function nearestElsewhere(candidates: readonly Candidate[]): number {
  return candidates.find(isElsewhere)?.score ?? 0;
}

/** Whether it is a subject that the site does not cover: those have no address. */
export function isElsewhere({ page }: Pick<Candidate, 'page'>): boolean {
  return page.document.address === '';
}
