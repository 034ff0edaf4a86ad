import { sectionShare } from '../search/best-section.ts';
import { normalizeForSearch } from '../search/normalize.ts';
import { askedPrice } from './asked-price.ts';
import {
  candidatesOf,
  isElsewhere,
  nearestElsewhere,
  type Candidate,
  type Site,
} from './candidates.ts';
import { asksOfCase, isOffSubject } from './off-subject.ts';
import {
  hasClaims,
  isOwnAt,
  missingFigures,
  placeIn,
  premiseOf,
  supposedFigures,
} from './premise.ts';
import { type Passages, passagesOf, pricePassage } from './quoted-passages.ts';
import { readableQuestion, weighQuestion, type QuestionTerm } from './weigh-question.ts';

/**
 * The site's response to a question: an answer; passages that do not confirm what the question assumes (`unlisted`: an
 * amount that is not in the price list); or nothing.
 */
export type Found =
  | { kind: 'answer' | 'unconfirmed' | 'unlisted'; passages: Passages }
  | { kind: 'unknown' };

/** Share of the score of the closest subject not covered by the site that is subtracted from a page's score. */
const doubt = 0.6;

/** Minimum score of an answer after that subtraction: lower if the page has the price that is asked for. */
const answering = { ours: 0.4, none: 0.5 };

/** Minimum score of a page to be quoted in response to a wrong assumption. */
const near = 0.25;

/** The result, and the page closest to the question. */
export interface AnswerResult {
  found: Found;
  best: Candidate | null;
}

/** A question's terms and candidate pages, best first. */
interface AnalyzedQuestion {
  question: string;
  terms: readonly QuestionTerm[];
  candidates: readonly Candidate[];
}

/** Finds the site's answer to a visitor's question. */
export function findAnswer(site: Site, question: string): AnswerResult {
  return selectAnswer(site, analyzeQuestion(site, question));
}

export function analyzeQuestion(site: Site, question: string): AnalyzedQuestion {
  const readable = readableQuestion(site.asked, question);
  const terms = weighQuestion(site.asked, readable);
  return { question, terms, candidates: candidatesOf(site, readable, terms) };
}

/** Decides whether the closest page answers a question. */
export function selectAnswer(site: Site, analyzed: AnalyzedQuestion): AnswerResult {
  const { candidates, question } = analyzed;
  const [best = null] = candidates;
  const isOff = isOffSubject(question, site.asked.pages.language);
  if (isOff || !best || isElsewhere(best)) return { found: { kind: 'unknown' }, best: null };
  return { found: foundWith(best, site, analyzed), best };
}

function foundWith(
  best: Candidate,
  site: Site,
  { question, terms, candidates }: AnalyzedQuestion,
): Found {
  const { language } = site.asked.pages;
  const premise = premiseOf(question, language);
  const missing = missingFigures(supposedFigures(question, language), textNear(best, terms, site));
  const passages = passagesOf(candidates, terms, site);
  if (premise === 'stated' || missing.length > 0) {
    if (best.score < near) return { kind: 'unknown' };
    if (missing.every(({ unit }) => unit !== 'money')) return { kind: 'unconfirmed', passages };
    return { kind: 'unlisted', passages: [pricePassage(terms, site), ...passages] };
  }
  const price = askedPrice(best.match, terms);
  if (price === 'of something else') return { kind: 'unknown' };
  const isAnswer =
    best.score - doubt * nearestElsewhere(candidates) >= answering[price] &&
    (best.page.document.kind !== 'case' || asksOfCase(question, language));
  if (!isAnswer) return { kind: 'unknown' };
  const isConfirmed =
    premise === 'none' &&
    strangeNames(terms, question, site).length === 0 &&
    hasClaims(question, wordsOf(best), language);
  return { kind: isConfirmed ? 'answer' : 'unconfirmed', passages };
}

/**
 * Names in a question that the site does not contain and that are not the visitor's own, and places that the site is
 * not about.
 */
function strangeNames(
  terms: readonly QuestionTerm[],
  question: string,
  { asked: { pages } }: Site,
) {
  const text = normalizeForSearch(question);
  const place = placeIn(question, pages.language);
  const isStrange = ({ isName, isKnown, matched, raw }: QuestionTerm) =>
    raw === place
      ? ![...matched.keys()].some((key) => pages.vocabulary.has(key))
      : isName && !isKnown;
  return terms
    .filter((term) => isStrange(term) && term.value > 1 && term.raw !== '')
    .filter(({ raw }) => !isOwnAt(text, text.lastIndexOf(raw), pages.language));
}

/** The parts of a page that relate to a question: its summary, and the sections that match best. */
function textNear(
  { page, match }: Candidate,
  terms: readonly QuestionTerm[],
  { asked: { pages } }: Site,
): string {
  const { title, summary } = page.document;
  const least = (match?.share ?? 0) / 2;
  const sections = (pages.sections.get(page.document) ?? []).filter(
    (section) => sectionShare(section, terms) >= least,
  );
  return [title, summary, ...sections.map(({ heading, text }) => `${heading}\n${text}`)].join('\n');
}

/** All texts of a page, including its tags. */
function wordsOf({ page: { document } }: Candidate): string {
  const { title, summary, tags, sections } = document;
  return [title, summary, ...tags, ...sections.map(({ text }) => text)].join('\n');
}
