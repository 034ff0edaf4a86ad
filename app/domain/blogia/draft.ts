import { cut } from '../cut.ts';
import { folded } from './text/words.ts';

/** A text that can be edited, judged and published. */
export interface Draft {
  title: string;
  /** Meta description. */
  description: string;
  /** What it has to be found for. */
  keyphrase: string;
  /** Last part of its address. */
  slug: string;
  /** Markdown, without the title. */
  body: string;
}

export const emptyDraft: Draft = { title: '', description: '', keyphrase: '', slug: '', body: '' };

/** Longest texts that a draft keeps, in characters. */
export const longestBody = 40_000;
export const longestLine = 300;

/** A text as every writer gives it: title and description in front, then Markdown. */
export function writeDraft({
  title,
  description,
  body,
}: Pick<Draft, 'title' | 'description' | 'body'>): string {
  return `---\ntitle: ${oneLine(title)}\ndescription: ${oneLine(description)}\n---\n\n${body.trim()}\n`;
}

/**
 * Reads such a text. A model may leave out the front matter, fence the whole text or start with a heading: the title
 * is then the first heading, and whatever is missing stays empty.
 */
export function readDraft(text: string, keyphrase: string): Draft {
  const bare = text
    .replace(/\r\n?/g, '\n')
    .slice(0, longestBody + 2 * longestLine)
    .replace(/^\s*```\w*\n([\s\S]*?)\n```\s*$/, '$1')
    .trim();
  const [, front = '', rest = bare] = /^---\n([\s\S]*?)\n---(?:\n|$)([\s\S]*)$/.exec(bare) ?? [];
  const [, heading, body = rest] = /^\s*#\s+(.+)\n?([\s\S]*)$/.exec(rest) ?? [];
  const field = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(front)?.[1]?.replace(/^(["'])(.*)\1$/, '$2');
  return {
    title: oneLine(field('title') ?? heading ?? ''),
    description: oneLine(field('description') ?? ''),
    keyphrase: oneLine(keyphrase),
    slug: slugOf(keyphrase),
    body: cut(body.trim(), longestBody),
  };
}

function oneLine(text: string): string {
  return cut(text.replace(/[^\S\u00a0]+/g, ' ').trim(), longestLine);
}

/** The last part of an address: lower case letters and digits, joined by hyphens. */
export function slugOf(text: string): string {
  const slug = folded(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80);
  return slug.replace(/^-+|-+$/g, '');
}
