import { normalizeForSearch } from '#app/domain/search/normalize.ts';

/** The words of a search, normalized. An empty list matches everything. */
export function searchWords(search: string | undefined): string[] {
  return normalizeForSearch(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8);
}
