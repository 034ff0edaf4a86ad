import type { Span } from './span.ts';

/** A block of Markdown: its span excludes the leading marker. */
export interface Block extends Span {
  readonly kind: 'heading' | 'paragraph' | 'item';
  /** 1 to 6 for headings, else 0. */
  readonly level: number;
}

/** Parses Markdown into headings, list items and paragraphs, which may span several lines. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Span[] = [];
  const close = () => {
    const [first, last] = [open[0], open.at(-1)];
    if (first && last) {
      blocks.push({ kind: 'paragraph', level: 0, start: first.start, end: last.end });
    }
    open = [];
  };
  let at = 0;
  for (const line of text.split('\n')) {
    const end = at + line.length;
    const [, marker = ''] = /^(\s{0,3}(?:#{1,6}|[-*+]|\d{1,3}[.)])\s+)(?=\S)/.exec(line) ?? [];
    if (line.trim() === '') {
      close();
    } else if (marker) {
      close();
      const level = marker.includes('#') ? marker.trim().length : 0;
      blocks.push({ kind: level > 0 ? 'heading' : 'item', level, start: at + marker.length, end });
    } else {
      open.push({ start: at, end });
    }
    at = end + 1;
  }
  close();
  return blocks;
}

const blank = (found: string) => ' '.repeat(found.length);

/**
 * The text with images, link addresses, emphasis and code marks replaced by spaces, so that offsets hold. The patterns
 * are bounded: pasted text must not cause catastrophic backtracking.
 */
export function readableText(markdown: string): string {
  return markdown
    .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)/g, blank)
    .replace(
      /\[([^\]\n]{1,300})\]\(([^)\n]{0,500})\)/g,
      (_, label: string, address: string) => ` ${label}${' '.repeat(address.length + 3)}`,
    )
    .replace(/https?:\/\/\S{1,500}/g, blank)
    .replace(/[*_`|>]/g, ' ');
}

export interface Link extends Span {
  readonly address: string;
}

/** Links of a text, excluding images. */
export function linksOf(markdown: string): Link[] {
  return [...markdown.matchAll(/(?<!!)\[[^\]\n]{1,300}\]\(([^)\n]{1,500})\)/g)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    address: found[1] ?? '',
  }));
}

export interface Image extends Span {
  readonly alternative: string;
}

/** Images of a text, with their alternative text, which may be empty. */
export function imagesOf(markdown: string): Image[] {
  return [...markdown.matchAll(/!\[([^\]\n]{0,300})\]\([^)\n]{0,500}\)/g)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    alternative: (found[1] ?? '').trim(),
  }));
}
