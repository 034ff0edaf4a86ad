import type { ArticleSlug } from '#app/domain/blog/article-slugs.ts';
import type { ArticleText } from './shape.ts';

type ArticleNames = Record<`article-${ArticleSlug}`, { name: string; summary: string }>;

/** Screen name of each article: its title and excerpt. */
export function articleNames(texts: Record<ArticleSlug, ArticleText>): ArticleNames {
  return Object.fromEntries(
    Object.entries(texts).map(([slug, { title, excerpt }]) => [
      `article-${slug}`,
      { name: title, summary: excerpt },
    ]),
  ) as ArticleNames;
}
