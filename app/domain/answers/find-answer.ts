import { bestSection, sectionShare, type SectionMatch } from '../search/best-section.ts';
import type { Language } from '../languages.ts';
import { normalizeForSearch } from '../search/normalize.ts';
import { passageOf } from '../search/passage.ts';
import { formsOf } from '../search/search.ts';
import type { DocumentKind } from '../search/search-document.ts';
import type { AskedIndex } from './asked-index.ts';
import { figuresOf } from './figures.ts';
import { asksOfCase, isOffSubject, isPutToUs } from './off-subject.ts';
import { hasClaims, isOwnAt, missingFigures, premiseOf, supposedFigures } from './premise.ts';
import { rankPages, type RankedPage } from './rank-pages.ts';
import { readableQuestion, weighQuestion, type QuestionTerm } from './weigh-question.ts';

/** A passage of a page. */
export interface Passage {
  title: string;
  text: string;
  /** Bare address of its page. */
  address: string;
  kind: DocumentKind;
  /** How well it answers, 0 to 1. */
  score: number;
}

/** One passage or more, the best first. */
export type Passages = readonly [Passage, ...Passage[]];

/**
 * What the site has for a question: an answer; passages that do not say what the question supposes (an amount that is
 * not in the price list, or anything else); or nothing.
 */
export type Found =
  | { kind: 'answer' | 'unconfirmed' | 'unlisted'; passages: Passages }
  | { kind: 'unknown' };

export interface Site {
  asked: AskedIndex;
  /** Whether the page at an address is open. */
  isOpen: (address: string) => boolean;
  /** Address of the page with the price list. */
  priceList: string;
}

/** Longest passage that is quoted, in characters. */
const longestPassage = 280;

/** Number of passages: the first is quoted, the others are for a language model. */
const mostPassages = 4;

/** What a page's score is made of: the page, its best section, the nearest thing that it is asked for, and its wording. */
const worth = { page: 0.7, section: 0.05, asked: 0.3, likelihood: 0.2 };

/** Worth of an article, which gives advice on a subject, beside 1. */
const kindWorth = { us: 0.8, any: 0.95 };

/** How much the nearest subject that the site says nothing of takes from the score of a page. */
const doubt = 0.6;

/** The least score of a page that answers, less the doubt. */
const answering = 0.5;

/** Nearness to a thing that a page is asked for in these very words. */
const verbatim = 0.95;

/** Score of a page that is near enough to be quoted against what a question supposes. */
const near = 0.25;

interface Candidate {
  page: RankedPage;
  match: SectionMatch | null;
  score: number;
}

export function findAnswer(site: Site, question: string): Found {
  const { language } = site.asked.pages;
  if (isOffSubject(question, language)) return { kind: 'unknown' };
  const readable = readableQuestion(site.asked, question);
  const terms = weighQuestion(site.asked, readable);
  const candidates = withoutDoubt(candidatesOf(site, readable, terms));
  const [best] = candidates;
  if (!best || isElsewhere(best)) return { kind: 'unknown' };
  const premise = premiseOf(question, language);
  const missing = missingFigures(supposedFigures(question, language), textNear(best, terms, site));
  const passages = passagesOf(candidates, terms, site);
  if (premise === 'stated' || missing.length > 0) {
    if (best.score < near) return { kind: 'unknown' };
    if (missing.every(({ unit }) => unit !== 'money')) return { kind: 'unconfirmed', passages };
    return { kind: 'unlisted', passages: [pricePassage(terms, site), ...passages] };
  }
  const isAnswer =
    best.score - doubt * nearestElsewhere(candidates) >= answering &&
    (best.page.document.kind !== 'case' || asksOfCase(question, language));
  if (!isAnswer) return { kind: 'unknown' };
  const isConfirmed =
    premise === 'none' &&
    strangeNames(terms, question, language).length === 0 &&
    hasClaims(question, wordsOf(best), language);
  return { kind: isConfirmed ? 'answer' : 'unconfirmed', passages };
}

/** Candidates; without subjects that are asked for in other words than a page is. */
function withoutDoubt(candidates: readonly Candidate[]): readonly Candidate[] {
  const isVerbatim = ({ page }: Candidate) => page.asked >= verbatim;
  if (!candidates.some((each) => isVerbatim(each) && !isElsewhere(each))) return candidates;
  return candidates.filter((each) => isVerbatim(each) || !isElsewhere(each));
}

/** Score of the nearest subject that the site says nothing of. */
function nearestElsewhere(candidates: readonly Candidate[]): number {
  return candidates.find(isElsewhere)?.score ?? 0;
}

/** Whether it is a subject that the site has nothing on: those have no address. */
function isElsewhere({ page }: Pick<Candidate, 'page'>): boolean {
  return page.document.address === '';
}

/** Names in a question that the site does not have, and that are not the visitor's own. */
function strangeNames(terms: readonly QuestionTerm[], question: string, language: Language) {
  const text = normalizeForSearch(question);
  return terms
    .filter(({ isName, isKnown, value, raw }) => isName && !isKnown && value > 1 && raw !== '')
    .filter(({ raw }) => !isOwnAt(text, text.lastIndexOf(raw), language));
}

/** Pages worth a look, the best first. */
function candidatesOf(
  { asked, isOpen }: Site,
  question: string,
  terms: readonly QuestionTerm[],
): Candidate[] {
  const isToUs = isPutToUs(question, asked.pages.language);
  return rankPages(asked, question, terms)
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

function passagesOf(
  candidates: readonly Candidate[],
  terms: readonly QuestionTerm[],
  { asked }: Site,
): Passages {
  const { said } = formsOf(asked.pages, terms);
  const [first, ...others] = candidates
    .filter((candidate) => !isElsewhere(candidate))
    .slice(0, mostPassages)
    .map(({ page, match, score }) => {
      const { title, summary, address, kind } = page.document;
      const text = passageOf(match?.section.text ?? summary, said, longestPassage);
      return { title, text, address, kind, score: Math.round(score * 100) / 100 };
    });
  return [first as Passage, ...others];
}

/** The price that is nearest to a question. */
function pricePassage(
  terms: readonly QuestionTerm[],
  { asked: { pages }, priceList }: Site,
): Passage {
  const address = priceList;
  const page = pages.documents.find((document) => document.address === address);
  if (!page) return { title: '', text: '', address, kind: 'page', score: 1 };
  const isPrice = ({ text }: { text: string }) =>
    figuresOf(text).some(({ unit }) => unit === 'money');
  const section = bestSection(page, terms, pages, isPrice)?.section ?? page.sections.find(isPrice);
  const { title, summary, kind } = page;
  return { title, text: section?.text ?? summary, address, kind, score: 1 };
}
