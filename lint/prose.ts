import type { ProseTable, Typography } from '#app/content/prose/shape.ts';
import { withoutLinks } from '#app/i18n/linked-text.ts';
import { sentencesOf } from '#app/domain/blogia/text/sentences.ts';

/** A text as a visitor reads it, by its path in `Content`, such as `faq.page.title`. */
interface ProseText {
  readonly path: string;
  readonly text: string;
}

interface Problem extends ProseText {
  readonly better: string;
}

/** A text, or the part of it that breaks a rule, and what to write instead. */
interface Finding extends Problem {
  readonly rule: RuleName;
}

type Rule = (texts: readonly ProseText[], table: ProseTable) => Problem[];

/** Codes, addresses and initials; what people type, titles of sources, and instructions to a language model. */
const notOurs = [
  /(?:^|\.)(?:address|avatar|calendlyUrl|file|href|id|kind|mark|slug|status)$/,
  /^(?:askedFor|askedOfGuide|elsewhere)\.|\.seoKeywords\.|\.sources\.(?:\d+\.name$|all\.)|^writer\..*\.words$|^writer\.instructions\./,
];

const isHeading = (path: string) => /(?:^|\.)(?:title|heading|headline)$/.test(path);

/**
 * The texts of a part of the content, with the labels of their links only. The runs of a headline are one text. The path
 * of any heading ends with `title`, `heading` or `headline`.
 */
export function textsOf(part: unknown, path = ''): ProseText[] {
  if (typeof part === 'string')
    return notOurs.some((field) => field.test(path)) ? [] : [{ path, text: withoutLinks(part) }];
  if (typeof part !== 'object' || part === null) return [];
  const heading = headingIn(part);
  if (heading !== undefined)
    return [{ path: isHeading(path) ? path : `${path}.heading`, text: heading }];
  return Object.entries(part).flatMap(([key, value]) =>
    textsOf(value, path === '' ? key : `${path}.${key}`),
  );
}

/** The words of a headline, or of a block that is a heading. */
function headingIn(part: object): string | undefined {
  if ('before' in part && 'emphasis' in part && 'after' in part)
    return [part.before, part.emphasis, part.after].join('').trim();
  return 'kind' in part && part.kind === 'heading' && 'text' in part
    ? String(part.text)
    : undefined;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Expressions by pattern, as each is tried on every text. */
const expressions = new Map<string, RegExp>();

/** Finds the words of a pattern. */
function wordsOf(pattern: string): RegExp {
  const known = expressions.get(pattern);
  if (known) return known;
  const made = new RegExp(pattern.split('|').map(formOf).join('|'), 'giu');
  expressions.set(pattern, made);
  return made;
}

/** A form that begins or ends with a letter or a figure does so at the edge of a word. */
function formOf(form: string): string {
  const source = form.split('*').map(escapeRegExp).join('\\p{L}*').replace(/ +/g, '\\s+');
  const start = /^[\p{L}\p{N}]/u.test(form) ? '(?<![\\p{L}\\p{N}])' : '';
  const end = /[\p{L}\p{N}*]$/u.test(form) ? '(?![\\p{L}\\p{N}])' : '';
  return `${start}${source}${end}`;
}

/** Replaces what matches by as many characters that no text has, so that the rest keeps its place. */
const blank = (text: string, pattern: RegExp) =>
  text.replace(pattern, (found) => '\ufffc'.repeat(found.length));

const blankAll = (text: string, patterns: readonly string[] = []) =>
  patterns.reduce((rest, pattern) => blank(rest, wordsOf(pattern)), text);

/** Matches in what is left of a text, each shown with some of the words around it. */
const matchesIn = ({ path, text }: ProseText, rest: string, pattern: RegExp, better: string) =>
  [...rest.matchAll(pattern)].map(({ index, 0: { length } }) => {
    const start = text.lastIndexOf(' ', Math.max(0, index - 30)) + 1;
    const end = text.indexOf(' ', index + length + 30);
    return { path, text: text.slice(start, end === -1 ? undefined : end), better };
  });

/** What guides quote: tags, braces of templates and style sheets, lists, values, names with dots. */
const code = [
  /<[^<>\s][^<>]*>/g,
  /\{\{[^{}]*\}\}|\{(?!\w+\})[^{}]*\}/g,
  /\[[^[\]]*["'][^[\]]*\]/g,
  /(?:"[^"]*"\s?:\s?|[?&]?[\w-]+=)(?:"[^"]*"|[\d.-]+|\ufffc+)/g,
  /"[^"\s]*(?:[a-z][A-Z]|[@\d:/_-])[^"\s]*"/g,
  /[\w-]+(?:\.[A-Za-z][\w-]*)+/g,
];

const withoutCode = (text: string) => code.reduce(blank, text);

/** What is left of a text for rules on words. */
const proseOf = (text: string) => blank(withoutCode(text), /\{\w+\}/g);

const bannedForms: Rule = (texts, { banned }) => {
  // One expression tells the few texts that hold any form.
  const any = wordsOf(banned.map(({ pattern }) => pattern).join('|'));
  return texts.flatMap((each) => {
    const prose = proseOf(each.text);
    if (prose.search(any) === -1) return [];
    return banned.flatMap(({ pattern, better, except }) =>
      matchesIn(each, blankAll(prose, except), wordsOf(pattern), better),
    );
  });
};

const foreignWords: Rule = (texts, { foreign: { words, except } }) =>
  texts.flatMap((each) => {
    const unquoted = blank(proseOf(each.text), /«[^»]*»|“[^”]*”/g);
    const rest = blankAll(unquoted, except);
    return matchesIn(each, rest, wordsOf(words), 'Translate it, or put it in quotation marks.');
  });

const fragmentHeadings: Rule = (texts) =>
  texts
    .filter(({ path, text }) => isHeading(path) && /\p{L}{3}\.\s+\p{L}/u.test(text))
    .map((each) => ({ ...each, better: 'One phrase: what it is, or what the reader gets.' }));

/** Pages within a part of the content, and parts that show the words of another page. */
const pages: readonly (readonly [paths: RegExp, page: string])[] = [
  [/^(articles|authors|editorialPages|services|townPages)\.([^.]+)\..*/, '$1.$2'],
  [/^(?:guide|auditChecks)\.checks\.(\w+\.[^.]+)\..*/, 'guide.$1'],
  [/^(?:cases\.studies|home\.cases\.items)\.([^.]+)\..*/, 'cases.$1'],
  [/^legal\.texts\.([^.]+)\..*/, 'legal.$1'],
  [/^crm\.audits\.(?:texts|failures)\..*/, 'audit'],
  [/^crm\.maps\..*/, 'maps'],
];

/** Names and summaries of pages, most of them taken from the page. */
const summaries = /^screens\./;

/** The page on which a text stands. */
export function pageOf(path: string): string {
  const inner = pages.find(([paths]) => paths.test(path));
  return inner ? path.replace(...inner) : path.replace(/\..*/, '');
}

const pageCount = (texts: readonly ProseText[]) =>
  new Set(texts.map(({ path }) => pageOf(path))).size;

/** One page in this many may have headings that begin with a number. */
const pagesPerNumber = 10;

const numberLedHeadings: Rule = (texts, { numberWords: { determiners, numbers } }) => {
  const lead = new RegExp(`^(?:(?:${determiners})\\s)?(?:\\d|(?:${numbers})(?!\\p{L}))`, 'iu');
  const headings = texts.filter(({ path }) => isHeading(path));
  const led = headings.filter(({ text }) => lead.test(text));
  if (pageCount(led) * pagesPerNumber <= pageCount(headings)) return [];
  return led.map((each) => ({ ...each, better: 'Say what they are, not how many.' }));
};

/** Characters up to which two sentences may be alike by chance. */
const shortSentence = 60;

const comparable = (sentence: string) =>
  sentence
    .replace(/\{\w+\}/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const repeatedSentences: Rule = (texts, { kept }) => {
  const first = new Map<string, string>();
  const allowed = new Set(kept.map(comparable));
  return texts
    .filter(({ path }) => !summaries.test(path))
    .flatMap(({ path, text }) =>
      sentencesOf(text).flatMap(({ start, end }) => {
        const sentence = text.slice(start, end);
        const key = comparable(sentence);
        if (key.length <= shortSentence || allowed.has(key)) return [];
        const earlier = first.get(key) ?? path;
        first.set(key, earlier);
        if (pageOf(earlier) === pageOf(path)) return [];
        return [{ path, text: sentence, better: `Other words than ${earlier}` }];
      }),
    );
};

/** What may follow a mark. */
const afterMark = '(?=[\\s»”),.;:]|$)';

type Mistake = readonly [source: string, better: string];

/** Numbers in the notation of another language. Figures in threes before a hyphen are a telephone number. */
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

/** Expressions for what a language's typography forbids, each with what belongs there. */
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

/** Whether the marks of a pair are not as many as each other; a mark after a space is the name of a key. */
function isUneven(text: string, pair: string): boolean {
  const [opening = '', closing = ''] = pair;
  const ends = text.match(new RegExp(`(?<=\\S)\\${closing}(?![\\w=&/])`, 'g')) ?? [];
  return text.split(opening).length - 1 !== ends.length;
}

const typography: Rule = (texts, { typography: marks }) => {
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

/** Each rule on its own. */
export const rules = {
  'banned form': bannedForms,
  'foreign word': foreignWords,
  'fragment heading': fragmentHeadings,
  'number-led heading': numberLedHeadings,
  'repeated sentence': repeatedSentences,
  typography,
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

/** Everything in these texts that a language's table forbids. */
export function findingsIn(texts: readonly ProseText[], table: ProseTable): Finding[] {
  const judged = texts.filter(({ text }) => !table.stated.includes(text));
  return (Object.keys(rules) as RuleName[]).flatMap((rule) =>
    rules[rule](judged, table).map((problem) => ({ ...problem, rule })),
  );
}
