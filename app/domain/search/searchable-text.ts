import { normalizeForSearch } from './normalize.ts';

/** Characters that are searched unless told otherwise: the most telling texts come first. */
const longest = 50_000;

/** Runs of seven digits or more, however they are grouped: telephone numbers, for the most part. */
const groupedDigits = /\d(?:[\s().-]{0,3}\d){6,}/g;

/** A mark beyond Latin-1 before a letter or digit. */
const farMark = /[^\p{L}\p{M}\p{N}\0-\xff](?=[\p{L}\p{N}])/gu;

/**
 * Puts a space after marks beyond Latin-1, such as “ and •: an index finds the beginning of a word after marks that it
 * can list, and those are too many.
 */
export function spaceMarks(text: string): string {
  return text.replace(farMark, '$& ');
}

/** Texts, normalized, and the digits of the numbers in them without their grouping. */
export function searchableText(texts: readonly string[], most = longest): string {
  const text = spaceMarks(normalizeForSearch(texts.filter(Boolean).join('\n').slice(0, most)));
  const numbers = text.match(groupedDigits)?.map((number) => number.replace(/\D/g, '')) ?? [];
  const ungrouped = [...new Set(numbers)].filter((digits) => !text.includes(digits));
  return ungrouped.length > 0 ? `${text}\n${ungrouped.join('\n')}` : text;
}
