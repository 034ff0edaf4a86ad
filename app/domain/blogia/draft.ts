import { truncate } from '#app/domain/truncate.ts';
import { normalizeWord } from './text/words.ts';

/** A text that can be edited, scored and published. */
export interface Draft {
  title: string;
  /** Meta description. */
  description: string;
  /** The focus keyphrase. */
  keyphrase: string;
  /** Last segment of its URL. */
  slug: string;
  /** Markdown, without the title. */
  body: string;
}

export const emptyDraft: Draft = { title: '', description: '', keyphrase: '', slug: '', body: '' };

/** Maximum lengths, in characters. */
export const longestBody = 40_000;
export const longestLine = 300;

/** A writer's output format: title and description as front matter, then Markdown. */
export function writeDraft({
  title,
  description,
  body,
}: Pick<Draft, 'title' | 'description' | 'body'>): string {
  return `---\ntitle: ${oneLine(title)}\ndescription: ${oneLine(description)}\n---\n\n${body.trim()}\n`;
}

/**
 * Parses a writer's output. A model may omit the front matter, fence the whole text or start with a heading: the title
 * is then the first heading, and missing fields stay empty.
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
    body: truncate(body.trim(), longestBody),
  };
}

function oneLine(text: string): string {
  return truncate(text.replace(/[^\S\u00a0]+/g, ' ').trim(), longestLine);
}

/** The last segment of a URL: lower-case letters and digits, joined by hyphens. */
export function slugOf(text: string): string {
  const slug = normalizeWord(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80);
  return slug.replace(/^-+|-+$/g, '');
}
