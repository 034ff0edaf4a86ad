import type { Picture } from '../pictures/pictures.ts';

/** A part of an article. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'tip'; text: string };

/** An article in one language; parts may differ between languages. */
export interface ArticleText {
  title: string;
  /** Summary for cards and search engines, about 120 to 160 characters. */
  excerpt: string;
  tags: string[];
  seoKeywords: string[];
  blocks: Block[];
}

/** Texts of an article in lists, besides its domain data. */
export interface ArticleCard extends Pick<ArticleText, 'title' | 'excerpt' | 'tags'> {
  author: string;
  plate: Picture;
}
