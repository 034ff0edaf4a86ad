import type { ArticleCategory, ReaderProfile } from '#app/domain/blog/articles.ts';
import type { Picture } from '../pictures/pictures.ts';

/**
 * A part of an article. Paragraphs, items and cells may hold links, written `[label](/path)` with a path of the site
 * without its language, or `[label](https://…)`.
 */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'tip'; text: string }
  /** The first column of a table names its rows. */
  | { kind: 'table'; caption: string; columns: string[]; rows: string[][] }
  /** Bars from zero; `shown` is the value as text, with its unit. */
  | { kind: 'chart'; caption: string; bars: { label: string; value: number; shown: string }[] };

/** A page that an article takes facts from. */
export interface ArticleSource {
  /** Publisher and title. */
  name: string;
  address: `https://${string}`;
}

/** An article in one language; parts may differ between languages. */
export interface ArticleText {
  title: string;
  /** Summary for cards and search engines, about 120 to 160 characters. */
  excerpt: string;
  tags: string[];
  seoKeywords: string[];
  blocks: Block[];
  sources: ArticleSource[];
}

/** Texts of an article in lists, besides its domain data. */
export interface ArticleCard extends Pick<ArticleText, 'title' | 'excerpt' | 'tags'> {
  author: string;
  plate: Picture;
  /** Reading time at 200 words a minute, rounded up. */
  minutes: number;
  /** A day, ISO 8601. */
  publishedAt: string;
  category: ArticleCategory;
  profiles: readonly ReaderProfile[];
}
