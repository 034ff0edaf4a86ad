import { normalizeForSearch } from '#app/domain/search/normalize.ts';

/** "St-Malo" equals "Saint Malo", "Haleʻiwa" equals "Haleiwa", and big cities have short names. */
export const placeKey = (text: string) =>
  normalizeForSearch(text)
    .replaceAll(/\p{Lm}/gu, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .replaceAll(/\bst(e?)\b/g, 'saint$1')
    .replaceAll(/\bcdmx\b/g, 'ciudad de mexico')
    .replaceAll(/\bbcn\b/g, 'barcelona')
    .replaceAll(/\bmtl\b/g, 'montreal')
    .replaceAll(/\bnyc?\b/g, 'new york')
    .replaceAll(/\b(?:caba|capital federal)\b/g, 'buenos aires')
    .trim();
