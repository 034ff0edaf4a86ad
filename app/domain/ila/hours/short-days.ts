import { daysBetween } from './weekly-hours.ts';

/**
 * Days by their first two letters, in English, French, Spanish and Catalan, from Monday; single letters where ranges
 * such as "L-V" and "M-F" make them unambiguous.
 */
const names = [
  'mo lu dl l m',
  'tu ma dm',
  'we me mi dc',
  'th je ju dj j',
  'fr ve vi dv f v',
  'sa ds s',
  'su di do dg d',
];

const short = `(?:${names.flatMap((each) => each.match(/[a-z]{2}/g) ?? []).join('|')})`;

/** Pattern source for "Mo-Fr", "L-V", "L a V": on their own, such letters are words of a sentence. */
export const shortRange = String.raw`(?:l(?: ?[-–—] ?| [aà] )[vjsd]|(?:m|tu|we|th) ?[-–—] ?(?:f|th|sa|su)|${short}(?:\.? ?[-–—] ?| [aà] )${short})(?![\p{L}])\.?`;

/** @param text lower-case match of `shortRange` */
export function daysOfRange(text: string): readonly number[] {
  const [first = 0, last = 0] = text
    .replaceAll('.', '')
    .split(/ ?[-–—] ?| [aà] /)
    .map((day) => names.findIndex((each) => each.split(' ').includes(day)));
  return daysBetween(first, last);
}
