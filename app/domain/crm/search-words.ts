import { fold } from '../search/fold.ts';

/** The words of a search, folded. None admits everything. */
export function searchWords(search: string | undefined): string[] {
  return fold(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8);
}
