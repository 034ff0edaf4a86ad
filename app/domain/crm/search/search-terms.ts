import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { spaceMarks } from '#app/domain/search/searchable-text.ts';
import { readTelephone, splitExtension } from '#app/domain/telephone/telephone.ts';
import { searchWords } from './search-words.ts';

/** What a search over all collections looks for in the normalized text of a record. */
export interface SearchTerms {
  /** All of them have to occur. Shorter ones than three letters begin a word. */
  words: readonly string[];
  /** In place of the words, any of these runs of digits: the number that was typed, however it is grouped. */
  digits: readonly string[];
  /** The whole search, normalized: records whose name it is, or begins, come first. Empty for fewer than three letters. */
  title: string;
}

/** Shorter words are found at the beginning of a word only: anywhere, they would be in nearly every text. */
export const shortestInside = 3;

/** Fewer digits are no part of a telephone number that is worth looking for. */
const fewestDigits = 4;

/** Digits and what groups them. */
const isNumber = /^[+(\d][\d\s()./-]*$/;

/** What a text searches for in all collections. */
export function searchTerms(text: string): SearchTerms {
  const title = normalizeForSearch(text).trim().replace(/\s+/g, ' ');
  return {
    words: searchWords(spaceMarks(text)),
    digits: digitsOf(text.trim()),
    title: title.length >= shortestInside ? spaceMarks(title) : '',
  };
}

/** What the search of a list looks for: all of its words, however short, or a telephone number. */
export type ListTerms = Pick<SearchTerms, 'words' | 'digits'>;

export function listTerms(text = ''): ListTerms {
  return { words: searchWords(text), digits: digitsOf(text.trim()) };
}

/** Whether a list's search finds a normalized text. Without words, it finds everything. */
export function matchesList({ words, digits }: ListTerms, text: string): boolean {
  return digits.some((run) => text.includes(run)) || words.every((word) => text.includes(word));
}

export function isEmptySearch({ words }: SearchTerms): boolean {
  return words.length === 0;
}

/** The digits that spellings of a number share: those of the subscriber, without the prefixes of country and trunk. */
function digitsOf(text: string): string[] {
  const [number] = splitExtension(text);
  const digits = number.replace(/\D/g, '');
  if (!isNumber.test(number) || digits.length < fewestDigits) return [];
  const telephone = readTelephone(text);
  if (telephone) return [telephone.national];
  // A national number from abroad begins with a zero that is dialled in its country only.
  const withoutTrunk = digits.length >= 9 ? digits.replace(/^0+/, '') : digits;
  return [...new Set([withoutTrunk, digits])];
}

/** Whether a normalized text is found. */
export function matchesTerms({ words, digits }: SearchTerms, text: string): boolean {
  return digits.some((run) => text.includes(run)) || words.every((word) => hasWord(text, word));
}

/** How well the name that begins a normalized text matches, the best first. */
export const titleRanks = ['whole', 'beginning', 'none'] as const;

export type TitleRank = (typeof titleRanks)[number];

/** Whether the name that begins a normalized text is what was searched, or begins so. */
export function titleRank({ title }: Pick<SearchTerms, 'title'>, text: string): TitleRank {
  if (title === '' || !text.startsWith(title)) return 'none';
  return text.length === title.length || text[title.length] === '\n' ? 'whole' : 'beginning';
}

/** Whether a word stands in a text: anywhere, or at the beginning of a word if it is short. */
function hasWord(text: string, word: string): boolean {
  if (word.length >= shortestInside) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}_]/u.test(text.charAt(at - 1))) return true;
  return false;
}

/** Longest excerpt, and how much of it stands before what was found, in characters. */
const excerptLength = 120;
const lead = 30;

/**
 * The part of a record's texts that tells why it was found; where its title tells it already, the beginning of the
 * first text.
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
