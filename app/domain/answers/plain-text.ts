import { normalizeForSearch } from '../search/normalize.ts';

/** A message without accents, case or punctuation other than commas, hyphens and apostrophes. */
export function plainText(message: string): string {
  return normalizeForSearch(message)
    .replace(/[¿?¡!.…"«»“”;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
