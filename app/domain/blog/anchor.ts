import { fold } from '../search/fold.ts';

/** The id of a heading, made from its words: "Les heures, même les jours fériés" is `les-heures-meme-les-jours-feries`. */
export function anchorOf(heading: string): string {
  return fold(heading)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
