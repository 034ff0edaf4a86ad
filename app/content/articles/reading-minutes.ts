import { withoutLinks } from '#app/i18n/linked-text.ts';
import type { Block } from './shape.ts';

/** Words read in a minute. */
const pace = 200;

/** The texts of a part of an article, without the addresses of links. */
export function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'tip':
      return [withoutLinks(block.text)];
    case 'list':
      return block.items.map(withoutLinks);
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()].map(withoutLinks);
    case 'chart':
      return [block.caption, ...block.bars.flatMap(({ label, shown }) => [label, shown])];
  }
}

/** Reading time of an article in minutes, rounded up. Source: B §9, BLOG-17. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = blocks.flatMap(textsOf).join(' ').split(/\s+/);
  return Math.ceil(words.length / pace);
}
