import {
  askedShare,
  bestSection,
  sectionShare,
  type SectionMatch,
} from '../search/best-section.ts';
import type { Language } from '../languages.ts';
import { isCommon } from '../search/common-words.ts';
import { normalizeForSearch } from '../search/normalize.ts';
import { passageOf } from '../search/passage.ts';
import { search, type Findings, type Hit } from '../search/search.ts';
import type { DocumentKind } from '../search/search-document.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { figuresOf } from './figures.ts';
import { asksOfCase, isOffSubject, isPutToUs } from './off-subject.ts';
import { hasClaims, isOwnAt, missingFigures, premiseOf, supposedFigures } from './premise.ts';

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
  index: SearchIndex;
  /** Whether the page at an address is open. */
  isOpen: (address: string) => boolean;
  /** Address of the page with the price list. */
  priceList: string;
}

/** Longest passage that is quoted, in characters. */
const longestPassage = 280;

/** Number of passages: the first is quoted, the others are for a language model. */
const mostPassages = 4;

/** Number of pages that are looked at more closely. */
const mostCandidates = 12;

/** What a page's score is made of: the page, its best section, and the nearest thing that it is asked for. */
const worth = { page: 0.6, section: 0.1, asked: 0.3 };

/** Worth of an article, which gives advice on a subject, beside 1. */
const kindWorth: Partial<Record<DocumentKind, number>> = { article: 0.93 };

/** The least that a page which answers has: of score, of the question's words, and of what it is asked for; 0 to 1. */
const answering = { score: 0.4, coverage: 0.52, asked: 0.2 };

/** The same for a question put to the agency, which is seldom on another subject. */
const answeringUs = { score: 0.33, coverage: 0.42, asked: 0.16 };

/** Score of a page that is near enough to be quoted against what a question supposes. */
const near = 0.25;

interface Candidate {
  hit: Hit;
  match: SectionMatch | null;
  asked: number;
  score: number;
}

export function findAnswer(site: Site, question: string): Found {
  const { language } = site.index;
  if (isOffSubject(question, language)) return { kind: 'unknown' };
  const findings = search(site.index, question, 'question');
  const candidates = candidatesOf(findings, site);
  const [best] = candidates;
  if (!best) return { kind: 'unknown' };
  const premise = premiseOf(question, language);
  const missing = missingFigures(
    supposedFigures(question, language),
    textNear(best, findings, site),
  );
  const passages = passagesOf(candidates, findings);
  if (premise === 'stated' || missing.length > 0) {
    if (best.score < near) return { kind: 'unknown' };
    if (missing.every(({ unit }) => unit !== 'money')) return { kind: 'unconfirmed', passages };
    return { kind: 'unlisted', passages: [pricePassage(findings, site), ...passages] };
  }
  const least = isPutToUs(question, language) ? answeringUs : answering;
  const isAnswer =
    best.score >= least.score &&
    best.hit.coverage >= least.coverage &&
    best.asked >= least.asked &&
    (best.hit.document.kind !== 'case' || asksOfCase(question, language));
  if (!isAnswer) return { kind: 'unknown' };
  const isConfirmed =
    premise === 'none' &&
    strangeNames(findings, question, language).length === 0 &&
    hasClaims(question, wordsOf(best), language);
  return { kind: isConfirmed ? 'answer' : 'unconfirmed', passages };
}

/** Names in a question that the site does not have, and that are not the visitor's own. */
function strangeNames({ terms, query }: Findings, question: string, language: Language): string[] {
  const names = new Set(
    query.terms
      .filter((term) => term.isName && !isCommon(term, language, true))
      .map(({ raw }) => raw),
  );
  const text = normalizeForSearch(question);
  return terms
    .filter(({ raw, matched }) => names.has(raw) && matched.size === 0)
    .map(({ raw }) => raw)
    .filter((name) => !isOwnAt(text, text.lastIndexOf(name), language));
}

/** Pages worth a look, the best first. */
function candidatesOf(findings: Findings, { index, isOpen }: Site): Candidate[] {
  return findings.hits
    .filter(({ document }) => isOpen(document.address))
    .slice(0, mostCandidates)
    .map((hit) => {
      const match = bestSection(hit.document, findings.terms, index);
      const asked = askedShare(hit.document, findings.terms, index);
      const score =
        worth.page * hit.relevance + worth.section * (match?.share ?? 0) + worth.asked * asked;
      return { hit, match, asked, score: score * (kindWorth[hit.document.kind] ?? 1) };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** What a page says of a question: its summary, and the sections that have something of it. */
function textNear({ hit, match }: Candidate, { terms }: Findings, { index }: Site): string {
  const { title, summary } = hit.document;
  const least = (match?.share ?? 0) / 2;
  const sections = (index.sections.get(hit.document) ?? []).filter(
    (section) => sectionShare(section, terms) >= least,
  );
  return [title, summary, ...sections.map(({ heading, text }) => `${heading}\n${text}`)].join('\n');
}

/** Everything that a page says or is asked for. */
function wordsOf({ hit: { document } }: Candidate): string {
  const { title, summary, tags, sections } = document;
  return [title, summary, ...tags, ...sections.map(({ text }) => text)].join('\n');
}

function passagesOf(candidates: readonly Candidate[], { said }: Findings): Passages {
  const [first, ...others] = candidates.slice(0, mostPassages).map(({ hit, match, score }) => {
    const { title, summary, address, kind } = hit.document;
    const text = passageOf(match?.section.text ?? summary, said, longestPassage);
    return { title, text, address, kind, score: Math.round(score * 100) / 100 };
  });
  return [first as Passage, ...others];
}

/** The price that is nearest to a question. */
function pricePassage({ terms }: Findings, { index, priceList }: Site): Passage {
  const address = priceList;
  const page = index.documents.find((document) => document.address === address);
  if (!page) return { title: '', text: '', address, kind: 'page', score: 1 };
  const isPrice = ({ text }: { text: string }) =>
    figuresOf(text).some(({ unit }) => unit === 'money');
  const section = bestSection(page, terms, index, isPrice)?.section ?? page.sections.find(isPrice);
  const { title, summary, kind } = page;
  return { title, text: section?.text ?? summary, address, kind, score: 1 };
}
