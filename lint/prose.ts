import type { ProseTable } from '#app/content/prose/shape.ts';
import { sentencesOf } from '#app/domain/blogia/text/sentences.ts';
import { withoutLinks } from '#app/i18n/linked-text.ts';
import {
  blank,
  blankAll,
  matchesIn,
  proseOf,
  wordsOf,
  type Problem,
  type ProseText,
  type Rule,
} from './prose-matches.ts';
import { typography } from './typography.ts';

/** A text, or the part of it that violates a rule, and what to write instead. */
interface Finding extends Problem {
  readonly rule: RuleName;
}

/** Codes, addresses and initials; user input, titles of sources, and prompts for a language model. */
const notOurs = [
  /(?:^|\.)(?:address|avatar|calendlyUrl|file|href|id|kind|mark|slug|status)$/,
  /^(?:askedFor|askedOfGuide|elsewhere)\.|\.seoKeywords\.|\.sources\.(?:\d+\.name$|all\.)|^writer\..*\.words$|^writer\.instructions\./,
];

const isHeading = (path: string) => /(?:^|\.)(?:title|heading|headline)$/.test(path);

/**
 * The texts of a part of the content, with links reduced to their labels. A headline's runs are one text. The path of
 * any heading ends with `title`, `heading` or `headline`.
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

const bannedForms: Rule = (texts, { banned }) => {
  // A combined pattern preselects the few texts with any match.
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

/** Pages within a part of the content, and parts that display another page's words. */
const pages: readonly (readonly [paths: RegExp, page: string])[] = [
  [/^(articles|authors|editorialPages|services|townPages)\.([^.]+)\..*/, '$1.$2'],
  [/^(?:guide|auditChecks)\.checks\.(\w+\.[^.]+)\..*/, 'guide.$1'],
  [/^(?:cases\.studies|home\.cases\.items)\.([^.]+)\..*/, 'cases.$1'],
  [/^legal\.texts\.([^.]+)\..*/, 'legal.$1'],
  [/^crm\.audits\.(?:texts|failures)\..*/, 'audit'],
  [/^crm\.maps\..*/, 'maps'],
];

/** Names and summaries of pages, mostly taken from the page. */
const summaries = /^screens\./;

/** The page that displays a text. */
export function pageOf(path: string): string {
  const inner = pages.find(([paths]) => paths.test(path));
  return inner ? path.replace(...inner) : path.replace(/\..*/, '');
}

const pageCount = (texts: readonly ProseText[]) =>
  new Set(texts.map(({ path }) => pageOf(path))).size;

/** One page in this many may have numbered headings. */
const pagesPerNumber = 10;

const numberLedHeadings: Rule = (texts, { numberWords: { determiners, numbers } }) => {
  const lead = new RegExp(`^(?:(?:${determiners})\\s)?(?:\\d|(?:${numbers})(?!\\p{L}))`, 'iu');
  const headings = texts.filter(({ path }) => isHeading(path));
  const led = headings.filter(({ text }) => lead.test(text));
  if (pageCount(led) * pagesPerNumber <= pageCount(headings)) return [];
  return led.map((each) => ({ ...each, better: 'Say what they are, not how many.' }));
};

/** Maximum length up to which two sentences may coincide by chance. */
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

/** Each rule separately. */
export const rules = {
  'banned form': bannedForms,
  'foreign word': foreignWords,
  'fragment heading': fragmentHeadings,
  'number-led heading': numberLedHeadings,
  'repeated sentence': repeatedSentences,
  typography,
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

/** Everything in these texts that violates a language's table. */
export function findingsIn(texts: readonly ProseText[], table: ProseTable): Finding[] {
  const judged = texts.filter(({ text }) => !table.stated.includes(text));
  return (Object.keys(rules) as RuleName[]).flatMap((rule) =>
    rules[rule](judged, table).map((problem) => ({ ...problem, rule })),
  );
}
