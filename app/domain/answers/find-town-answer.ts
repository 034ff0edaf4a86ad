import { bestSection } from '../search/best-section.ts';
import type { SearchDocument } from '../search/search-document.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { asksPrice } from './asked-price.ts';
import type { Candidate, Site } from './candidates.ts';
import { analyzeQuestion, selectAnswer, type Found } from './find-answer.ts';
import type { Passage } from './quoted-passages.ts';
import { asksForOffice, asksWhatIsSold, type TownQuestion } from './town-question.ts';

/** The pages of a town that are open. */
export interface TownPages {
  /** The town's page of a service, by the addresses of the site's pages on that service. */
  ofService: ReadonlyMap<string, SearchDocument>;
  index: SearchIndex;
  /** What is sold in the town. */
  sold: Passage;
}

/** Score of a service's page in the town that a question names, beside that of the service's page itself. */
const townWorth = 0.35;

/** The least score of a town's page that answers: a town is named in questions about anything that is there. */
const least = 0.75;

/**
 * What the pages of a town say on a question that names it: its page of the service that is asked for, or what is sold
 * there; null where the question is about something else.
 */
export function findTownAnswer(
  site: Site,
  { ofService, index, sold }: TownPages,
  question: string,
  { rest }: TownQuestion,
): Found | null {
  const { terms, candidates } = analyzeQuestion(site, rest);
  // Prices are the same everywhere, and stand on the pages of services; all offices stand on the contact page.
  if (asksForOffice(rest) || asksPrice(terms)) {
    return answerOrNull(selectAnswer(site, { question, terms, candidates }).found);
  }
  const inTown = (candidate: Candidate): Candidate => {
    const document = ofService.get(candidate.page.document.address);
    if (!document) return candidate;
    return {
      page: { ...candidate.page, document },
      match: bestSection(document, terms, index),
      score: candidate.score + townWorth,
    };
  };
  const ranked = onePerPage(candidates.map(inTown));
  const { found, best } = selectAnswer(site, { question, terms, candidates: ranked });
  const isTown = [...ofService.values()].some((page) => page === best?.page.document);
  if (best && isTown && best.score >= least && found.kind !== 'unknown') return found;
  const isSold = asksWhatIsSold(rest, site.asked.pages.language);
  return isSold ? { kind: 'answer', passages: [sold] } : null;
}

/** The best first, each page once: several of a service's pages lead to the same of the town. */
function onePerPage(candidates: readonly Candidate[]): Candidate[] {
  const pages = new Map<SearchDocument, Candidate>();
  for (const each of candidates.toSorted((a, b) => b.score - a.score)) {
    if (!pages.has(each.page.document)) pages.set(each.page.document, each);
  }
  return [...pages.values()];
}

function answerOrNull(found: Found): Found | null {
  return found.kind === 'unknown' ? null : found;
}
