import type { Excerpt } from '#app/domain/search/excerpt.ts';
import type { DocumentKind } from '#app/domain/search/search-document.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { KnownPath } from '#app/i18n/paths.ts';

/** Data of the search page for one query. */
export interface SearchAnswer {
  /** As typed, truncated to the longest query answered; empty without a query. */
  term: string;
  kind: DocumentKind | null;
  /** Results of the chosen kind, and of all kinds. */
  count: number;
  total: number;
  kinds: readonly { kind: DocumentKind; count: number }[];
  /** Number of the page of results, from 1, and of pages. */
  page: number;
  pages: number;
  results: readonly Excerpt[];
  /** The other languages with results, when this one has none. */
  others: readonly { language: Language; name: string; count: number }[];
  /** Suggested pages when there is no result. */
  popular: readonly { name: string; summary: string; path: KnownPath }[];
}
