import { bestSection } from '../search/best-section.ts';
import { passageOf } from '../search/passage.ts';
import type { DocumentKind, DocumentSection } from '../search/search-document.ts';
import { formsOf } from '../search/search.ts';
import type { AskedIndex } from './asked-index.ts';
import { asksPricesAlone } from './asked-price.ts';
import { isElsewhere, type Candidate, type Site } from './candidates.ts';
import { figuresOf } from './figures.ts';
import type { QuestionTerm } from './weigh-question.ts';

/** A passage of a page. */
export interface Passage {
  title: string;
  text: string;
  /** Path of its page without a language prefix. */
  address: string;
  kind: DocumentKind;
  /** How well it answers, from 0 to 1. */
  score: number;
}

/** At least one passage, best first. */
export type Passages = readonly [Passage, ...Passage[]];

/** Maximum length of a quoted passage, in characters. */
export const longestPassage = 280;

/** Maximum number of passages: the first is quoted, the others are for a language model. */
const mostPassages = 4;

export function passagesOf(
  candidates: readonly Candidate[],
  terms: readonly QuestionTerm[],
  { asked }: Site,
): Passages {
  const { said } = formsOf(asked.pages, terms);
  const [first, ...others] = candidates
    .filter((candidate) => !isElsewhere(candidate))
    .slice(0, mostPassages)
    .map((candidate) => {
      const { page, score } = candidate;
      const { title, address, kind } = page.document;
      const quoted = asksPricesAlone(terms)
        ? mostPrices(candidate, asked)
        : quotedOf(candidate, asked);
      const text = passageOf(quoted?.text ?? '', said, longestPassage);
      const at = quoted?.anchor ? `${address}#${quoted.anchor}` : address;
      return { title, text, address: at, kind, score: Math.round(clamp(score) * 100) / 100 };
    });
  return [first as Passage, ...others];
}

/** A text that consists of a single question. */
const questionAlone = /^[^.!…?]*\?$/;

/**
 * The quoted section of a page: its best section, or its first if only its title or a tag matched. A section that is
 * only a question is replaced by its answer, which has the same heading.
 */
function quotedOf(
  { page: { document }, match }: Candidate,
  { pages }: AskedIndex,
): DocumentSection | null {
  const sections = pages.sections.get(document) ?? [];
  const section = match?.section ?? sections[0];
  if (!section) return null;
  if (!questionAlone.test(section.text)) return section;
  const isAnswer = ({ heading, text }: { heading: string; text: string }) =>
    heading === section.heading && !questionAlone.test(text);
  return sections.find(isAnswer) ?? section;
}

/** The section with the most prices; the usual one of a page without any. */
function mostPrices(candidate: Candidate, asked: AskedIndex): DocumentSection | null {
  const sections = asked.pages.sections.get(candidate.page.document) ?? [];
  const pricesIn = ({ text }: DocumentSection) =>
    figuresOf(text).filter(({ unit }) => unit === 'money').length;
  const most = Math.max(0, ...sections.map(pricesIn));
  const listing = most > 0 && sections.find((section) => pricesIn(section) === most);
  return listing || quotedOf(candidate, asked);
}

function clamp(score: number): number {
  return Math.min(1, Math.max(0, score));
}

/** The price closest to a question. */
export function pricePassage(
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
