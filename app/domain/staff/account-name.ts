import { oneLine } from '../one-line.ts';
import { normalizeForSearch } from '../search/normalize.ts';

/** Maximum length of an account's name in characters, the same as for the owner of a record. */
const longestName = 100;

/** Normalizes a name: one line, without leading, trailing or repeated spaces. */
export function normalizeAccountName(typed: string): string {
  return oneLine(typed).replace(/\s+/g, ' ').trim();
}

/** Whether a text is a valid account name. */
export function isAccountName(typed: string): boolean {
  const { length } = normalizeAccountName(typed);
  return length > 0 && length <= longestName;
}

/** Key for unique names, ignoring case and accents: records refer to their owner by name. */
export function accountNameKey(name: string): string {
  return normalizeForSearch(normalizeAccountName(name));
}
