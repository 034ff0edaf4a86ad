import { matchTerms } from './match-terms.ts';
import { longestQuery } from './query-limits.ts';
import { documentsWith, rankDocuments, rarityOf } from './rank-documents.ts';
import type { Hit, WeighedTerm } from './rank-documents.ts';
import { readQuery, type Query } from './read-query.ts';
import { isGroup } from './read-terms.ts';
import { documentKinds, type DocumentKind } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import { tokenize } from './words.ts';

export interface Findings {
  query: Query;
  terms: readonly WeighedTerm[];
  /** Best first. */
  hits: readonly Hit[];
  /** Words of the index that match the query, with synonyms. */
  said: ReadonlySet<string>;
  /** The forms of the query's own words among them, which are highlighted in texts. */
  marked: ReadonlySet<string>;
}

/** The documents that match a query, and their matches. Matches in the title rank first. */
export function search(index: SearchIndex, typed: string): Findings {
  const query = readQuery(typed, index, longestQuery);
  const terms = query.terms.map((term) => {
    const matched = matchTerms(index, term);
    const found = documentsWith(index, matched);
    return {
      raw: term.raw,
      value: rarityOf(found.size, index.documents.length),
      worth: 1,
      matched,
      found,
    };
  });
  const named = termsOf(typed);
  const isNamed = ({ document }: Hit) => Number(termsOf(document.title) === named);
  const hits = rankDocuments(index.documents, terms).toSorted((a, b) => isNamed(b) - isNamed(a));
  return { query, terms, hits, ...formsOf(index, terms) };
}

/** The words of the index that match the terms. */
export function formsOf(index: SearchIndex, terms: readonly WeighedTerm[]) {
  const said = new Set<string>();
  const marked = new Set<string>();
  for (const key of terms.flatMap(({ matched }) => [...matched.keys()])) {
    for (const word of index.forms.get(key) ?? []) {
      said.add(word);
      if (!isGroup(key)) marked.add(word);
    }
  }
  return { said, marked };
}

/** The words of a text, in order. */
function termsOf(text: string): string {
  return tokenize(text)
    .map(({ term }) => term)
    .join(' ');
}

/** Number of hits by kind, without empty kinds. */
export function countKinds(hits: readonly Hit[]): { kind: DocumentKind; count: number }[] {
  return documentKinds
    .map((kind) => ({ kind, count: hits.filter(({ document }) => document.kind === kind).length }))
    .filter(({ count }) => count > 0);
}
