/** A part of an article. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'tip'; text: string };

/** An article in one language. Each is written in its own: parts may differ between languages. */
export interface ArticleText {
  title: string;
  /** What cards and search engines say of it, about 120 to 160 characters. */
  excerpt: string;
  tags: string[];
  seoKeywords: string[];
  blocks: Block[];
}

/** What the lists show of an article, beside what the domain knows of it. */
export interface ArticleCard extends Pick<ArticleText, 'title' | 'excerpt' | 'tags'> {
  author: string;
}
