import { normalizeForSearch } from './normalize.ts';

/** Default length of searched text, in characters: the most specific texts come first. */
const longest = 50_000;

/** Sequences of at least seven digits, however grouped: mostly telephone numbers. */
const groupedDigits = /\d(?:[\s().-]{0,3}\d){6,}/g;

/** A character beyond Latin-1 that is not a letter or digit, before a letter or digit. */
const farMark = /[^\p{L}\p{M}\p{N}\0-\xff](?=[\p{L}\p{N}])/gu;

/**
 * Inserts a space after symbols beyond Latin-1, such as “ and •: an index detects word starts after a list of symbols,
 * and these are too many to list.
 */
export function spaceMarks(text: string): string {
  return text.replace(farMark, '$& ');
}

/** Normalized texts, followed by the ungrouped digits of the numbers in them. */
export function searchableText(texts: readonly string[], most = longest): string {
  const text = spaceMarks(normalizeForSearch(texts.filter(Boolean).join('\n').slice(0, most)));
  const numbers = text.match(groupedDigits)?.map((number) => number.replace(/\D/g, '')) ?? [];
  const ungrouped = [...new Set(numbers)].filter((digits) => !text.includes(digits));
  return ungrouped.length > 0 ? `${text}\n${ungrouped.join('\n')}` : text;
}
