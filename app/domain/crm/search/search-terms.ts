import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { spaceMarks } from '#app/domain/search/searchable-text.ts';
import { readTelephone, splitExtension } from '#app/domain/telephone/telephone.ts';
import { searchWords } from './search-words.ts';

/** What a global search looks for in the normalized text of a record. */
export interface SearchTerms {
  /** All must occur. Words of fewer than three letters must start a word of the text. */
  words: readonly string[];
  /** Alternative to the words: any of these digit sequences, for a telephone number however it is formatted. */
  digits: readonly string[];
  /**
   * The whole search, normalized: records whose name equals or starts with it come first. Empty for fewer than three
   * letters.
   */
  title: string;
}

/** Shorter words only match at the start of a word: elsewhere they would match nearly every text. */
export const shortestInside = 3;

/** Minimum number of digits for a search by telephone number. */
const fewestDigits = 4;

/** Digits and their separators. */
const isNumber = /^[+(\d][\d\s()./-]*$/;

/** Parses a global search. */
export function searchTerms(text: string): SearchTerms {
  const title = normalizeForSearch(text).trim().replace(/\s+/g, ' ');
  return {
    words: searchWords(spaceMarks(text)),
    digits: digitsOf(text.trim()),
    title: title.length >= shortestInside ? spaceMarks(title) : '',
  };
}

/** What a list's search looks for: all of its words, however short, or a telephone number. */
export type ListTerms = Pick<SearchTerms, 'words' | 'digits'>;

export function listTerms(text = ''): ListTerms {
  return { words: searchWords(text), digits: digitsOf(text.trim()) };
}

/** Whether a normalized text matches a list's search. Without words, everything matches. */
export function matchesList({ words, digits }: ListTerms, text: string): boolean {
  return digits.some((run) => text.includes(run)) || words.every((word) => text.includes(word));
}

export function isEmptySearch({ words }: SearchTerms): boolean {
  return words.length === 0;
}

/** The digits common to all spellings of a number: the national number, without country code and trunk prefix. */
function digitsOf(text: string): string[] {
  const [number] = splitExtension(text);
  const digits = number.replace(/\D/g, '');
  if (!isNumber.test(number) || digits.length < fewestDigits) return [];
  const telephone = readTelephone(text);
  if (telephone) return [telephone.national];
  // A foreign national number starts with a trunk zero, which is only dialled within its country.
  const withoutTrunk = digits.length >= 9 ? digits.replace(/^0+/, '') : digits;
  return [...new Set([withoutTrunk, digits])];
}

/** Whether a normalized text matches. */
export function matchesTerms({ words, digits }: SearchTerms, text: string): boolean {
  return digits.some((run) => text.includes(run)) || words.every((word) => hasWord(text, word));
}

/** How well the name at the start of a normalized text matches, best first. */
export const titleRanks = ['whole', 'beginning', 'none'] as const;

export type TitleRank = (typeof titleRanks)[number];

/** Compares the search with the name at the start of a normalized text. */
export function titleRank({ title }: Pick<SearchTerms, 'title'>, text: string): TitleRank {
  if (title === '' || !text.startsWith(title)) return 'none';
  return text.length === title.length || text[title.length] === '\n' ? 'whole' : 'beginning';
}

/** Whether a text contains a word: anywhere, or only at the start of a word if it is short. */
function hasWord(text: string, word: string): boolean {
  if (word.length >= shortestInside) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}_]/u.test(text.charAt(at - 1))) return true;
  return false;
}

/** Maximum length of an excerpt, and of its text before the match, in characters. */
const excerptLength = 120;
const lead = 30;

/**
 * The excerpt of a record's texts that shows why it matched; if its title already shows it, the start of the first
 * text.
 */
export function excerptOf(title: string, texts: readonly string[], terms: SearchTerms): string {
  const inTitle = normalizeForSearch(title);
  const missing = terms.words.filter((word) => !hasWord(inTitle, word));
  const patterns = terms.digits.map(
    (run) => new RegExp(run.replace(/\B/g, String.raw`[\s()./-]*`)),
  );
  for (const text of texts) {
    const at = placeIn(text, missing, patterns);
    if (at >= 0) return cutAround(text, at);
  }
  return cutAround(texts.find((text) => text.trim() !== '') ?? '', 0);
}

function placeIn(text: string, words: readonly string[], patterns: readonly RegExp[]): number {
  for (const pattern of patterns) {
    const at = text.search(pattern);
    if (at >= 0) return at;
  }
  const normalized = normalizeForSearch(text);
  const word = words.find((each) => hasWord(normalized, each));
  return word === undefined ? -1 : normalized.indexOf(word);
}

function cutAround(text: string, at: number): string {
  const start = at <= lead ? 0 : text.indexOf(' ', at - lead) + 1 || at;
  const from = Math.min(start, at);
  const part = text
    .slice(from, from + excerptLength)
    .replace(/\s+/g, ' ')
    .trim();
  return `${from > 0 ? '…' : ''}${part}${from + excerptLength < text.length ? '…' : ''}`;
}
