import { oneLine } from '../one-line.ts';
import { normalizeForSearch } from '../search/normalize.ts';

/** Maximum length of an account's name, in characters: as many as the owner of a record has. */
const longestName = 100;

/** A name as it is kept: one line, without spaces around it or twice. */
export function normalizeAccountName(typed: string): string {
  return oneLine(typed).replace(/\s+/g, ' ').trim();
}

/** Whether a text can be the name of an account. */
export function isAccountName(typed: string): boolean {
  const { length } = normalizeAccountName(typed);
  return length > 0 && length <= longestName;
}

/** Records name their owner, so no two accounts have one name; case and accents do not tell them apart. */
export function accountNameKey(name: string): string {
  return normalizeForSearch(normalizeAccountName(name));
}
