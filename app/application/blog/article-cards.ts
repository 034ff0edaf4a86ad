import { articleTexts } from '#app/content/articles/copy.ts';
import type { ArticleCard } from '#app/content/articles/shape.ts';
import { team } from '#app/content/team/copy.ts';
import { articles, type ArticleSlug } from '#app/domain/blog/articles.ts';
import type { Language } from '#app/i18n/languages.ts';

/** What the lists show of every article. */
export function articleCards(language: Language): Record<ArticleSlug, ArticleCard> {
  const of = (slug: ArticleSlug): ArticleCard => {
    const { title, excerpt, tags } = articleTexts[language][slug];
    return { title, excerpt, tags, author: authorOf(slug, language) };
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

/** The name of who wrote an article. */
export function authorOf(slug: ArticleSlug, language: Language): string {
  return team[language].find(({ id }) => id === articles[slug].author)?.name ?? 'Iluma';
}
