import type { ArticleSlug } from '#app/domain/blog/articles.ts';
import type { ArticleText } from './shape.ts';

type ArticleNames = Record<`article-${ArticleSlug}`, { name: string; summary: string }>;

/** Screen name of each article: its title and excerpt. */
export function articleNames(texts: Record<ArticleSlug, ArticleText>): ArticleNames {
  const of = (slug: ArticleSlug) => ({ name: texts[slug].title, summary: texts[slug].excerpt });
  return {
    'article-fiche-google': of('fiche-google'),
    'article-ecrire-avec-ia': of('ecrire-avec-ia'),
    'article-budget-google-ads': of('budget-google-ads'),
    'article-crm-relances': of('crm-relances'),
    'article-faire-revenir': of('faire-revenir'),
    'article-page-une-intention': of('page-une-intention'),
  };
}
