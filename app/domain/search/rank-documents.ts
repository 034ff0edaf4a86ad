import type { SearchDocument } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';

/** BM25's k1: saturation of term frequency. */
const saturation = 1.2;

/** Minimum relevance of a hit; below it a match is accidental. */
const lowestRelevance = 0.05;

export interface Hit {
  document: SearchDocument;
  /** Relevance, 0 to 1: see `rankDocuments`. */
  relevance: number;
}

/** The documents that contain a term, by number, each with its saturated term frequency, 0 to 1. */
export type Found = ReadonlyMap<number, number>;

/**
 * A query term: its weight, the index keys that it matches, with their weights, and the documents that contain them.
 */
export interface WeighedTerm {
  raw: string;
  value: number;
  /** Factor for a match, 0 to 1. */
  worth: number;
  matched: ReadonlyMap<string, number>;
  found: Found;
}

/**
 * Term frequencies of BM25F, saturated.
 *
 * @param matched keys of the index that a term matches, each with the weight of the match
 * @returns by index of the document
 */
export function documentsWith(index: SearchIndex, matched: ReadonlyMap<string, number>): Found {
  const found = new Map<number, number>();
  for (const [key, worth] of matched) {
    for (const [document, weight] of index.postings.of(key)) {
      const share = (worth * weight) / (saturation + weight);
      found.set(document, Math.max(found.get(document) ?? 0, share));
    }
  }
  return found;
}

/**
 * BM25's inverse document frequency, never negative.
 *
 * @param found number of documents that contain the term
 * @param all number of documents
 */
export function rarityOf(found: number, all: number): number {
  return Math.log(1 + (all - found + 0.5) / (found + 0.5));
}

/**
 * Ranks documents by BM25F (https://www.staff.city.ac.uk/~sbrp622/papers/foundations_bm25_review.pdf), best first, with
 * relative scores: each word of the query is weighted by its inverse document frequency, a document scores by its term
 * frequency, and its relevance is its score divided by the maximum. An unknown word has the highest weight, so that a
 * query on another subject scores low even if one of its words is known.
 */
export function rankDocuments(
  documents: readonly SearchDocument[],
  terms: readonly WeighedTerm[],
): Hit[] {
  const scores = new Map<number, number>();
  for (const { value, worth, found } of terms) {
    for (const [document, share] of found) {
      scores.set(document, (scores.get(document) ?? 0) + value * worth * share);
    }
  }
  const available = terms.reduce((total, { value }) => total + value, 0);
  return [...scores]
    .map(([number, earned]) => ({ number, relevance: earned / available }))
    .filter(({ relevance }) => relevance >= lowestRelevance)
    .toSorted((a, b) => b.relevance - a.relevance || a.number - b.number)
    .flatMap(({ number, ...hit }) => {
      const document = documents[number];
      return document ? [{ document, ...hit }] : [];
    });
}
