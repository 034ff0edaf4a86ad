import { normalizeForSearch } from '../search/normalize.ts';

interface Named {
  readonly name: string;
}

/** A mention while it is being typed. */
export interface MentionDraft {
  /** Position of the @. */
  from: number;
  /** Position of the caret. */
  to: number;
  typed: string;
}

/** Maximum length of a name after an @, in characters. */
const longest = 100;

const isLetter = (text: string) => /[\p{L}\p{N}_]/u.test(text);

/**
 * The people mentioned with an @. If two names start alike, the longer one counts; case and accents are ignored.
 *
 * @returns each once
 */
export function mentionedIn<Person extends Named>(
  text: string,
  people: readonly Person[],
): Person[] {
  const byLength = people.toSorted((a, b) => b.name.length - a.name.length);
  const found = [...text.matchAll(/@/g)].flatMap(({ index }) => {
    if (index > 0 && isLetter(text[index - 1] ?? '')) return [];
    const after = normalizeForSearch(text.slice(index + 1, index + 1 + 2 * longest));
    return byLength.find(({ name }) => beginsWith(after, normalizeForSearch(name))) ?? [];
  });
  return [...new Set(found)];
}

function beginsWith(text: string, name: string): boolean {
  return name !== '' && text.startsWith(name) && !isLetter(text[name.length] ?? '');
}

/**
 * The mention at the caret; null if there is none.
 *
 * @param caret its offset in UTF-16 code units, as in `selectionStart`
 */
export function mentionAt(text: string, caret: number): MentionDraft | null {
  const from = text.lastIndexOf('@', caret - 1);
  if (from < 0 || caret - from > longest || isLetter(text[from - 1] ?? '')) return null;
  const typed = text.slice(from + 1, caret);
  return /[\n@]|^\s/.test(typed) ? null : { from, to: caret, typed };
}

/** Suggestions for a mention: names with a word that starts with the typed text. */
export function namesFor({ typed }: MentionDraft, names: readonly string[]): string[] {
  const wanted = normalizeForSearch(typed);
  return names.filter((name) => {
    const known = normalizeForSearch(name);
    return known !== wanted.trim() && ` ${known}`.includes(` ${wanted}`);
  });
}
