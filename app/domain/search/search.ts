import { matchTerms } from './match-terms.ts';
import { readQuery, type Query } from './read-query.ts';
import { documentKinds, type DocumentKind, type SearchDocument } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import { tokenize } from './words.ts';

/** BM25's k1: saturation of term frequency. */
const saturation = 1.2;

/** Minimum relevance of a hit; below it a match is accidental. */
const lowestRelevance = 0.05;

/** Minimum relevance of a document that is quoted as an answer. */
export const answerRelevance = 1 / 3;

export interface Hit {
  document: SearchDocument;
  /** Relevance, 0 to 1: see `search`. */
  relevance: number;
}

export interface Findings {
  query: Query;
  /** Best first. */
  hits: readonly Hit[];
  /** Terms of the index that match the query: highlighted in texts. */
  marked: ReadonlySet<string>;
}

/**
 * Ranks documents by BM25F (https://www.staff.city.ac.uk/~sbrp622/papers/foundations_bm25_review.pdf), made relative:
 * each word of the query weighs its inverse document frequency, a document scores by its term frequency, and its
 * relevance is its score divided by the maximum. An unknown word has the highest weight, so that a query on another
 * subject finds little even where a word of it is known. A match of the title ranks first.
 */
export function search(index: SearchIndex, typed: string): Findings {
  const query = readQuery(typed, index.ignored);
  const earned = new Map<number, number>();
  const marked = new Set<string>();
  let available = 0;
  for (const asked of query.terms) {
    const best = new Map<number, number>();
    for (const [term, worth] of matchTerms(index, asked)) {
      marked.add(term);
      for (const [document, weight] of index.postings.get(term) ?? []) {
        const share = (worth * weight) / (saturation + weight);
        best.set(document, Math.max(best.get(document) ?? 0, share));
      }
    }
    const value = rarity(best.size, index.documents.length);
    available += value;
    for (const [document, share] of best) {
      earned.set(document, (earned.get(document) ?? 0) + value * share);
    }
  }
  const hits = [...earned].flatMap(([number, value]) => {
    const document = index.documents[number];
    const relevance = value / available;
    return document && relevance >= lowestRelevance ? [{ document, relevance, number }] : [];
  });
  const named = termsOf(typed);
  const isNamed = ({ document }: Hit) => Number(termsOf(document.title) === named);
  hits.sort((a, b) => isNamed(b) - isNamed(a) || b.relevance - a.relevance || a.number - b.number);
  return {
    query,
    hits: hits.map(({ document, relevance }) => ({ document, relevance })),
    marked,
  };
}

/** The terms of a text, as the index has them. */
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
