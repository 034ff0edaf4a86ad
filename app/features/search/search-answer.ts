import type { Excerpt } from '#app/domain/search/excerpt.ts';
import type { DocumentKind } from '#app/domain/search/search-document.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { KnownPath } from '#app/i18n/paths.ts';

/** Everything that the search page shows for a question. */
export interface SearchAnswer {
  /** As typed, cut to what is answered; empty when nothing was asked. */
  term: string;
  kind: DocumentKind | null;
  /** Results of the chosen kind, and of all kinds. */
  count: number;
  total: number;
  kinds: readonly { kind: DocumentKind; count: number }[];
  results: readonly Excerpt[];
  /** The other languages in which something is found, where nothing is in this one. */
  others: readonly { language: Language; name: string; count: number }[];
  /** Pages to begin with, where there is no result. */
  popular: readonly { name: string; summary: string; path: KnownPath }[];
}
