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

/** Pattern source for the single letter of a Friday or Saturday that follows other hours: "M–Th 8–5; F 8–12". */
export const shortDay = String.raw`(?<=[;,|·\n][^\S\n]?)[fvs](?=[.:]{0,2} ?\d{1,2}(?::\d|[^\S\n]?(?:h|[ap]\.?m)| ?[-–—]))[.:]?`;

/** @param text lower-case match of `shortRange` or `shortDay` */
export function daysOfRange(text: string): readonly number[] {
  const [first = 0, last = first] = text
    .replaceAll(/[.:]/g, '')
    .split(/ ?[-–—] ?| [aà] /)
    .map((day) => names.findIndex((each) => each.split(' ').includes(day)));
  return daysBetween(first, last);
}
