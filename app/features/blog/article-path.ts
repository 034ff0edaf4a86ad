import type { ArticleSlug } from '#app/domain/blog/articles.ts';
import type { KnownPath } from '#app/i18n/paths.ts';

/** The bare path at which an article is read. */
export function articlePath(slug: ArticleSlug): KnownPath {
  return `/blog-intelligent/${slug}`;
}
