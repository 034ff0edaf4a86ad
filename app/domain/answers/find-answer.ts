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
 * What the site has for a question: an answer; passages that do not say what the question supposes (an amount that is
 * not in the price list, or anything else); or nothing.
 */
export type Found =
  | { kind: 'answer' | 'unconfirmed' | 'unlisted'; passages: Passages }
  | { kind: 'unknown' };

/** How much the nearest subject that the site says nothing of takes from the score of a page. */
const doubt = 0.6;

/** The least score of a page that answers, less the doubt: less where it has the price of what is asked for. */
const answering = { ours: 0.4, none: 0.5 };

/** Score of a page that is near enough to be quoted against what a question supposes. */
const near = 0.25;

/** What was found, and the page that is nearest to the question. */
export interface AnswerResult {
  found: Found;
  best: Candidate | null;
}

/** A question's terms, and the pages that have something of them, the best first. */
interface AnalyzedQuestion {
  question: string;
  terms: readonly QuestionTerm[];
  candidates: readonly Candidate[];
}

/** What the site answers to a question of a visitor. */
export function findAnswer(site: Site, question: string): AnswerResult {
  return selectAnswer(site, analyzeQuestion(site, question));
}

export function analyzeQuestion(site: Site, question: string): AnalyzedQuestion {
  const readable = readableQuestion(site.asked, question);
  const terms = weighQuestion(site.asked, readable);
  return { question, terms, candidates: candidatesOf(site, readable, terms) };
}

/** Decides whether the nearest page answers a question. */
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

/** Names in a question that the site does not have, and that are not the visitor's own; and places that it is not about. */
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

/** What a page says of a question: its summary, and the sections that have something of it. */
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

/** Everything that a page says or is asked for. */
function wordsOf({ page: { document } }: Candidate): string {
  const { title, summary, tags, sections } = document;
  return [title, summary, ...tags, ...sections.map(({ text }) => text)].join('\n');
}
