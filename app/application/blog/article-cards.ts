import { contentOf } from '#app/content/content.ts';
import type { ArticleCard } from '#app/content/articles/shape.ts';
import { articlePlate } from '#app/content/pictures/pictures.ts';
import { articles, type ArticleSlug } from '#app/domain/blog/articles.ts';
import type { Language } from '#app/i18n/languages.ts';

/** Title, excerpt, tags and author of every article. */
export function articleCards(language: Language): Record<ArticleSlug, ArticleCard> {
  const of = (slug: ArticleSlug): ArticleCard => {
    const { title, excerpt, tags } = contentOf(language).articles[slug];
    const plate = articlePlate(language, slug, articles[slug].category);
    return { title, excerpt, tags, author: authorOf(slug, language), plate };
  };
  return {
    'fiche-google': of('fiche-google'),
    'ecrire-avec-ia': of('ecrire-avec-ia'),
    'budget-google-ads': of('budget-google-ads'),
    'crm-relances': of('crm-relances'),
    'faire-revenir': of('faire-revenir'),
    'page-une-intention': of('page-une-intention'),
  };
}

/** Name of an article's author. */
export function authorOf(slug: ArticleSlug, language: Language): string {
  return contentOf(language).team.find(({ id }) => id === articles[slug].author)?.name ?? 'Iluma';
}
