import { articleSlugs, type ArticleSlug } from './article-slugs.ts';
import { articles, readerProfiles } from './articles.ts';

/** Related articles: of the same category first, then by common reader profiles, then newest first. */
export function relatedArticles(slug: ArticleSlug, count: number): ArticleSlug[] {
  const { category, profiles } = articles[slug];
  const nearness = (other: ArticleSlug) => {
    const { category: theirs, profiles: readers } = articles[other];
    const shared = readers.filter((profile) => profiles.includes(profile)).length;
    return (theirs === category ? readerProfiles.length : 0) + shared;
  };
  return articleSlugs
    .filter((other) => other !== slug)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, count);
}
