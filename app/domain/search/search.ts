import { isCommon, looksLikeVerb, ownThings } from './common-words.ts';
import { matchTerms, type Asked } from './match-terms.ts';
import { longestQuery, longestQuestion, readQuery, type Query } from './read-query.ts';
import { isGroup, type TextTerm } from './read-terms.ts';
import { isTrade } from './trades.ts';
import { documentKinds, type DocumentKind, type SearchDocument } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import { tokenize } from './words.ts';

/** BM25's k1: saturation of term frequency. */
const saturation = 1.2;

/** Minimum relevance of a hit; below it a match is accidental. */
const lowestRelevance = 0.05;

/** Worth of a common word of a question (less where no page has it), of a trade, and of a thing of the visitor's own, beside 1. */
const commonWorth = 0.25;
const strangeCommonWorth = 0.12;
const tradeWorth = 0.2;
const ownWorth = 0.5;

/** Worth of a match with a word that stands in running prose only: the site mentions it, and is not about it. */
const proseWorth = 0.4;

export interface Hit {
  document: SearchDocument;
  /** Relevance, 0 to 1: see `search`. */
  relevance: number;
  /** Share of the query, by the weight of its words, that the document has at all; 0 to 1. */
  coverage: number;
}

/** A term of a query: its weight, and the keys of the index that match it, with theirs. */
export interface WeighedTerm {
  raw: string;
  value: number;
  matched: ReadonlyMap<string, number>;
}

export interface Findings {
  query: Query;
  terms: readonly WeighedTerm[];
  /** Best first. */
  hits: readonly Hit[];
  /** Words of the index that match the query, with synonyms. */
  said: ReadonlySet<string>;
  /** Those of them that are forms of its own words: highlighted in texts. */
  marked: ReadonlySet<string>;
}

/**
 * Ranks documents by BM25F (https://www.staff.city.ac.uk/~sbrp622/papers/foundations_bm25_review.pdf), made relative:
 * each word of the query weighs its inverse document frequency, a document scores by its term frequency, and its
 * relevance is its score divided by the maximum. An unknown word has the highest weight, so that a query on another
 * subject finds little even where a word of it is known. A match of the title ranks first.
 */
export function search(index: SearchIndex, typed: string, as: Asked = 'words'): Findings {
  const query = readQuery(typed, index, as === 'words' ? longestQuery : longestQuestion);
  const terms: WeighedTerm[] = [];
  const scores = new Map<number, { earned: number; covered: number }>();
  const said = new Set<string>();
  const marked = new Set<string>();
  const own = ownThings(query.text, index.language);
  const worthIn = (term: TextTerm, isKnown: boolean, isProse: boolean) => {
    // Figures are compared one by one; a page need not have the word.
    const isNumber = /^\d+$/.test(term.raw);
    if (term.isName && !isKnown) return own.has(term.raw) ? ownWorth : 1;
    if (isNumber || isCommon(term, index.language, isKnown && !isProse)) {
      return isKnown && !isProse ? commonWorth : strangeCommonWorth;
    }
    if (!isKnown && looksLikeVerb(term.raw, index.language)) return commonWorth;
    if (isTrade(term.stem, index.language) && !term.groups.length) return tradeWorth;
    return own.has(term.raw) ? ownWorth : 1;
  };
  for (const term of query.terms) {
    const matched = matchTerms(index, term, as);
    const best = new Map<number, number>();
    for (const [key, worth] of matched) {
      for (const word of index.forms.get(key) ?? []) {
        said.add(word);
        if (!isGroup(key)) marked.add(word);
      }
      for (const [document, weight] of index.postings.get(key) ?? []) {
        const share = (worth * weight) / (saturation + weight);
        best.set(document, Math.max(best.get(document) ?? 0, share));
      }
    }
    const isProse =
      as === 'question' && ![...matched.keys()].some((key) => index.vocabulary.has(key));
    const rare = rarity(isProse ? 0 : best.size, index.documents.length);
    const value = as === 'words' ? rare : rare * worthIn(term, best.size > 0, isProse);
    terms.push({ raw: term.raw, value, matched });
    for (const [document, share] of best) {
      const { earned, covered } = scores.get(document) ?? { earned: 0, covered: 0 };
      const part = isProse ? value * proseWorth : value;
      scores.set(document, { earned: earned + part * share, covered: covered + part });
    }
  }
  const available = terms.reduce((total, { value }) => total + value, 0);
  const hits = [...scores].flatMap(([number, { earned, covered }]) => {
    const document = index.documents[number];
    const relevance = earned / available;
    const hit = { relevance, coverage: covered / available, number };
    return document && relevance >= lowestRelevance ? [{ document, ...hit }] : [];
  });
  const named = termsOf(typed);
  const isNamed = ({ document }: Hit) => Number(termsOf(document.title) === named);
  hits.sort((a, b) => isNamed(b) - isNamed(a) || b.relevance - a.relevance || a.number - b.number);
  return { query, terms, hits: hits.map(({ number: _, ...hit }) => hit), said, marked };
}

/** The words of a text, in order. */
function termsOf(text: string): string {
  return tokenize(text)
    .map(({ term }) => term)
    .join(' ');
}

/** BM25's inverse document frequency, never negative. */
function rarity(found: number, all: number): number {
  return Math.log(1 + (all - found + 0.5) / (found + 0.5));
}

/** Number of hits by kind, without empty kinds. */
export function countKinds(hits: readonly Hit[]): { kind: DocumentKind; count: number }[] {
  return documentKinds
    .map((kind) => ({ kind, count: hits.filter(({ document }) => document.kind === kind).length }))
    .filter(({ count }) => count > 0);
}
