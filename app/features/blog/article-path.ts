import type { ArticleSlug } from '#app/domain/blog/article-slugs.ts';
import type { KnownPath } from '#app/i18n/paths.ts';

/** Path of an article, without language prefix. */
export function articlePath(slug: ArticleSlug): KnownPath {
  return `/blog-intelligent/${slug}`;
}
