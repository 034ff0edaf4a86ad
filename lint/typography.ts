import type { Typography } from '#app/content/prose/shape.ts';
import { blankAll, matchesIn, withoutCode, type Rule } from './prose-matches.ts';

/** What may follow a punctuation mark. */
const afterMark = '(?=[\\s»”),.;:]|$)';

type Mistake = readonly [source: string, better: string];

/** Numbers in another language's notation. Groups of three digits before a hyphen are a phone number. */
const numberMistakes: Readonly<Record<Typography['amounts'], readonly Mistake[]>> = {
  '€1,000.5': [
    ['(?<![\\d,])\\d+,(?!\\d{3}(?!\\d))\\d+', 'A point before decimals'],
    ['(?<![\\d+]\\s?)\\d{1,3}\\s\\d{3}(?![\\d-]|\\s\\d)', 'A comma between thousands'],
    ['\\d\\s?€', '€ before the amount'],
  ],
  '1 000,5 €': [
    ['\\d,\\d{3}(?!\\d)', 'A no-break space between thousands'],
    ['€\\s?\\d', '€ after the amount'],
  ],
};

/** Patterns forbidden by a language's typography, each with its correction. */
function mistakesOf({
  quotes,
  spaced,
  closed,
  amounts,
}: Typography): (readonly [RegExp, string])[] {
  const [opening = '', closing = ''] = quotes.split('…');
  const [open = '', close = ''] = quotes.replace(/\s/g, '').split('…');
  const others = Array.from('«»“”„"').filter((mark) => !quotes.includes(mark));
  const mistakes: Mistake[] = [
    ...numberMistakes[amounts],
    [`[${others.join('')}]`, quotes],
    [opening === open ? `${open}\\s` : `${open}(?!${opening.slice(1)})`, quotes],
    [closing === close ? `\\s${close}` : `(?<!${closing.slice(0, -1)})${close}`, quotes],
  ];
  const word = '[\\p{L}\\p{N})»”}]';
  if (spaced !== '')
    mistakes.push([`${word} ?[${spaced}]${afterMark}`, `No-break space before ${spaced}`]);
  if (closed !== '')
    mistakes.push([`${word}\\s+[${closed}]${afterMark}`, `No space before ${closed}`]);
  return mistakes.map(([source, better]) => [new RegExp(source, 'gu'), better]);
}

/** Whether paired marks are unbalanced; a mark after a space is the name of a key. */
function isUneven(text: string, pair: string): boolean {
  const [opening = '', closing = ''] = pair;
  const ends = text.match(new RegExp(`(?<=\\S)\\${closing}(?![\\w=&/])`, 'g')) ?? [];
  return text.split(opening).length - 1 !== ends.length;
}

export const typography: Rule = (texts, { typography: marks }) => {
  const mistakes = mistakesOf(marks);
  return texts.flatMap((each) => {
    const rest = blankAll(withoutCode(each.text), marks.except);
    const uneven = marks.pairs.filter((pair) => isUneven(rest, pair));
    return [
      ...mistakes.flatMap(([pattern, better]) => matchesIn(each, rest, pattern, better)),
      ...uneven.map((pair) => ({ ...each, better: Array.from(pair).join('…') })),
    ];
  });
};
