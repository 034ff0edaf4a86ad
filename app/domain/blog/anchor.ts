import { normalizeForSearch } from '#app/domain/search/normalize.ts';

/**
 * Id of a heading, derived from its text: "Les heures, même les jours fériés" is `les-heures-meme-les-jours-feries`.
 */
export function anchorOf(heading: string): string {
  return normalizeForSearch(heading)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
