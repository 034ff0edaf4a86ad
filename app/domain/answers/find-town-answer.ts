import { bestSection } from '../search/best-section.ts';
import type { SearchDocument } from '../search/search-document.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { asksPrice } from './asked-price.ts';
import type { Candidate, Site } from './candidates.ts';
import { analyzeQuestion, selectAnswer, type Found } from './find-answer.ts';
import type { Passage } from './quoted-passages.ts';
import { asksForOffice, asksWhatIsSold, type TownQuestion } from './town-question.ts';

/** The published pages of a town. */
export interface TownPages {
  /** The town's page for a service, by the addresses of the site's pages on that service. */
  ofService: ReadonlyMap<string, SearchDocument>;
  index: SearchIndex;
  /** The services sold in the town. */
  sold: Passage;
}

/** Bonus for a service's page in the named town, over the service's general page. */
const townWorth = 0.35;

/** Minimum score of a town page: towns are named in questions about anything located there. */
const least = 0.75;

/**
 * The answer of a town's pages to a question that names it: the page of the requested service, or the services sold
 * there; null if the question is about something else.
 */
export function findTownAnswer(
  site: Site,
  { ofService, index, sold }: TownPages,
  question: string,
  { rest }: TownQuestion,
): Found | null {
  const { terms, candidates } = analyzeQuestion(site, rest);
  // Prices are the same everywhere and are on the pages of services; all offices are on the contact page.
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

/** Best first, without duplicates: several pages of a service lead to the same town page. */
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
