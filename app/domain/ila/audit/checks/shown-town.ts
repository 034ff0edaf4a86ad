import type { HtmlPage } from '../check.ts';
import { houseOrCorner, placesInAddress, street } from '../town-in-address.ts';
import { placeKey } from './place-key.ts';

/** Maximum number of characters of titles and h1 headings searched: each place is looked up in all of them. */
const mostShown = 5000;

/** A page's titles and h1 headings, with spaces around each word. */
export const shownNames = ({ titles, headings }: HtmlPage['html']) =>
  [...titles, ...headings.filter(({ level }) => level === 1)]
    .map(({ text }) => ` ${placeKey(text)} `)
    .join('')
    .slice(0, mostShown);

/** Words that join two place names, the first of which must be longer than an article. */
const joints = new Set(['de', 'del', 'of', 'sur', 'en', 'sous', 'upon', 'on']);

/** Short names of a town with several words: its first or its longest one, such as "Chamonix" or "Querétaro". */
export function shortNames(town: string): string[] {
  const words = placeKey(town).split(' ');
  const long = words.filter((word) => word.length > 4 && !word.startsWith('saint'));
  const longest = long.toSorted((a, b) => b.length - a.length).slice(0, 1);
  // "Cercado de Lima", "Esch sur Alzette".
  const joint = words.findIndex((word, at) => at > 0 && joints.has(word));
  const parts = joint > 0 ? [words.slice(0, joint), words.slice(joint + 1)] : [];
  const withoutCity =
    words.length > 1 && words.at(-1) === 'city' ? [words.slice(0, -1).join(' ')] : [];
  return [
    words.join(' '),
    ...withoutCity,
    ...parts.map((part) => part.join(' ')).filter((part) => part.length > 3),
    ...long.slice(0, 1),
    ...longest,
  ];
}

/** Maximum length of a line that may be an address without a postal code. */
const longestLine = 120;

/** A line that starts with a name and a number other than a year, and the rest of it. */
const nameAndHouse =
  /^\p{Lu}[^!?:\d,©]{2,40} (?!(?:19|20)\d\d(?!\d))\d{1,5}[A-Z]?(?=,|$| (?:\(|esq|entre |casi |y ))(.*)$/u;

const copyright = /©|\(c\)|copyright/i;

interface ShownAddress {
  readonly line: string;
  readonly town: string;
  /** Whether it is certainly an address. */
  readonly isWhole: boolean;
}

/**
 * A line without a postal code that ends with a place named in the page's title or h1: "Esmeralda 1074, Valparaíso".
 */
export function addressInShownTown({ html }: HtmlPage): ShownAddress | null {
  const shown = shownNames(html);
  const isShown = (name: string) => shown.includes(` ${placeKey(name)} `);
  const lines = html.wholeText.split('\n').map((line) => (copyright.test(line) ? '' : line));
  let unclear: ShownAddress | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.length > longestLine) continue;
    const [, rest] = nameAndHouse.exec(line) ?? [];
    // "Almirante Montt 51", followed by a line "Cerro Alegre, Valparaíso".
    const next = (lines[index + 1] ?? '').slice(0, longestLine);
    const whole = placesInAddress(rest === '' ? next : (rest ?? '')).find(isShown);
    if (whole !== undefined) return { line, town: whole, isWhole: true };
    const near = nearPlaces(line).find((place) => shortNames(place).some(isShown));
    if (near !== undefined) unclear ??= { line, town: near, isWhole: false };
  }
  return unclear;
}

/** Places after a comma behind a house number or street, and at the end of "124 St-Viateur O. Montréal". */
function nearPlaces(line: string): string[] {
  const start = houseOrCorner.exec(line)?.index ?? street.exec(line)?.index;
  if (start === undefined) return [];
  const rest = line.slice(start);
  return [
    ...(rest.includes(',') ? placesInAddress(rest.slice(rest.indexOf(','))) : []),
    ...(start === 0 ? placesInAddress(rest.slice(rest.lastIndexOf(' '))) : []),
  ];
}
