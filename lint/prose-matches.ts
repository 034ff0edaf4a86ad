import type { ProseTable } from '#app/content/prose/shape.ts';

/** A text as a visitor reads it, by its path in `Content`, such as `faq.page.title`. */
export interface ProseText {
  readonly path: string;
  readonly text: string;
}

export interface Problem extends ProseText {
  readonly better: string;
}

export type Rule = (texts: readonly ProseText[], table: ProseTable) => Problem[];

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Compiled patterns, cached because each is tried on every text. */
const expressions = new Map<string, RegExp>();

/** Finds the words of a pattern. */
export function wordsOf(pattern: string): RegExp {
  const known = expressions.get(pattern);
  if (known) return known;
  const made = new RegExp(pattern.split('|').map(formOf).join('|'), 'giu');
  expressions.set(pattern, made);
  return made;
}

/** Patterns that begin or end with a letter or digit match at word boundaries. */
function formOf(form: string): string {
  const source = form.split('*').map(escapeRegExp).join('\\p{L}*').replace(/ +/g, '\\s+');
  const start = /^[\p{L}\p{N}]/u.test(form) ? '(?<![\\p{L}\\p{N}])' : '';
  const end = /[\p{L}\p{N}*]$/u.test(form) ? '(?![\\p{L}\\p{N}])' : '';
  return `${start}${source}${end}`;
}

/** Replaces matches by the same number of placeholder characters, so that offsets in the rest are unchanged. */
export const blank = (text: string, pattern: RegExp) =>
  text.replace(pattern, (found) => '\ufffc'.repeat(found.length));

export const blankAll = (text: string, patterns: readonly string[] = []) =>
  patterns.reduce((rest, pattern) => blank(rest, wordsOf(pattern)), text);

/** Matches in the remaining text, each with some surrounding words. */
export const matchesIn = (
  { path, text }: ProseText,
  rest: string,
  pattern: RegExp,
  better: string,
) =>
  [...rest.matchAll(pattern)].map(({ index, 0: { length } }) => {
    const start = text.lastIndexOf(' ', Math.max(0, index - 30)) + 1;
    const end = text.indexOf(' ', index + length + 30);
    return { path, text: text.slice(start, end === -1 ? undefined : end), better };
  });

/** Quotations in the guide: tags, braces of templates and style sheets, lists, values, dotted names. */
const code = [
  /<[^<>\s][^<>]*>/g,
  /\{\{[^{}]*\}\}|\{(?!\w+\})[^{}]*\}/g,
  /\[[^[\]]*["'][^[\]]*\]/g,
  /(?:"[^"]*"\s?:\s?|[?&]?[\w-]+=)(?:"[^"]*"|[\d.-]+|\ufffc+)/g,
  /"[^"\s]*(?:[a-z][A-Z]|[@\d:/_-])[^"\s]*"/g,
  /[\w-]+(?:\.[A-Za-z][\w-]*)+/g,
];

export const withoutCode = (text: string) => code.reduce(blank, text);

/** The part of a text that rules on words apply to. */
export const proseOf = (text: string) => blank(withoutCode(text), /\{\w+\}/g);
