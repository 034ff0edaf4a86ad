import { matchTerms } from './match-terms.ts';
import { readQuery, type Query } from './read-query.ts';
import { documentKinds, type DocumentKind, type SearchDocument } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';

/** BM25: how soon saying a word again stops counting. */
const saturation = 1.2;

/** Below it a document has to do with the question only by accident, and is not found. */
const lowestRelevance = 0.05;

/** From it on a document is good enough to be quoted as the answer to a question. */
export const answerRelevance = 1 / 3;

export interface Hit {
  document: SearchDocument;
  /** How much of the question the document answers, 0 to 1: see `search`. */
  relevance: number;
}

export interface Findings {
  query: Query;
  /** Best first. */
  hits: readonly Hit[];
  /** Terms of the index that the question's words stand for: what is marked in a text. */
  marked: ReadonlySet<string>;
}

/**
 * Ranks documents by BM25F (https://www.staff.city.ac.uk/~sbrp622/papers/foundations_bm25_review.pdf), made relative:
 * each word of the question is worth its rarity, a document earns the more of it the more it says the word, and its
 * relevance is what it earns of all there was to earn. A word that is nowhere is the rarest of all, so that a question
 * about something else finds little even where a word of it is known.
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
  hits.sort((a, b) => b.relevance - a.relevance || a.number - b.number);
  return {
    query,
    hits: hits.map(({ document, relevance }) => ({ document, relevance })),
    marked,
  };
}

/** What a word found in some of all documents is worth: BM25's inverse document frequency, never negative. */
function rarity(found: number, all: number): number {
  return Math.log(1 + (all - found + 0.5) / (found + 0.5));
}

/** How many hits there are of each kind that has any. */
export function countKinds(hits: readonly Hit[]): { kind: DocumentKind; count: number }[] {
  return documentKinds
    .map((kind) => ({ kind, count: hits.filter(({ document }) => document.kind === kind).length }))
    .filter(({ count }) => count > 0);
}
