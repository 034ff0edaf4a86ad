import { readingMinutes } from '#app/content/articles/reading-minutes.ts';
import type { ArticleCard } from '#app/content/articles/shape.ts';
import { company } from '#app/content/company/facts.ts';
import { contentOf } from '#app/content/content.ts';
import { articlePlate } from '#app/content/pictures/pictures.ts';
import { articleSlugs, type ArticleSlug, type AuthorId } from '#app/domain/blog/article-slugs.ts';
import { articles } from '#app/domain/blog/articles.ts';
import { recordOf } from '#app/domain/codec/record-of.ts';
import type { Language } from '#app/i18n/languages.ts';

/** Fields of every article that lists show. */
export function articleCards(language: Language): Record<ArticleSlug, ArticleCard> {
  return recordOf(articleSlugs, (slug) => articleCard(slug, language));
}

/** Fields that lists show of an article. */
export function articleCard(slug: ArticleSlug, language: Language): ArticleCard {
  const { title, excerpt, tags, blocks } = contentOf(language).articles[slug];
  const { author, category, profiles, publishedAt } = articles[slug];
  return {
    title,
    excerpt,
    tags,
    author: memberName(author, language),
    plate: articlePlate(language, slug),
    minutes: readingMinutes(blocks),
    publishedAt,
    category,
    profiles,
  };
}

/** Name of a team member who writes. */
export function memberName(author: AuthorId, language: Language): string {
  return contentOf(language).team.find(({ id }) => id === author)?.name ?? company.name;
}
