import { data } from 'react-router';
import { articleCard } from '#app/application/blog/article-cards.ts';
import { lastChangeOf } from '#app/application/search/last-change.ts';
import { contentOf } from '#app/content/content.ts';
import { articleSlugs } from '#app/domain/blog/article-slugs.ts';
import { articles } from '#app/domain/blog/articles.ts';
import { relatedArticles } from '#app/domain/blog/related-articles.ts';
import { Article } from '#app/features/blog/article.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { feedLink } from '#app/shell/feed-link.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { shellIn } from '#app/shell/shell-data.ts';
import { article } from '#app/shell/structured-data.ts';
import type { Route } from './+types/article';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  const shell = shellIn(page.matches);
  if (!loaderData || !shell) return [];
  const { slug, text, card, author, changedOn, frame, parent } = loaderData;
  const { title, excerpt } = text;
  return [
    ...pageMeta(
      page,
      { title: `${title} | ${shell.company.name}`, description: excerpt },
      {
        name: title,
        parent,
        structuredData: [
          (described) =>
            article(described, {
              slug,
              card,
              author,
              changedOn,
              section: frame.category,
              keywords: [...text.tags, ...text.seoKeywords],
              citations: text.sources.map(({ address }) => address),
            }),
        ],
      },
    ),
    ...feedLink(shell, parent.name),
  ];
}

export function loader({ context }: Route.LoaderArgs) {
  const { language, screen } = context.get(visitContext);
  const slug = articleSlugs.find((each) => `article-${each}` === screen);
  if (!slug) throw data(null, { status: 404 });
  const { category, author, reviewedAt } = articles[slug];
  const { frame, article: copy } = contentOf(language).blog;
  const related = relatedArticles(slug, 3);
  return {
    slug,
    text: contentOf(language).articles[slug],
    card: articleCard(slug, language),
    author,
    reviewedAt,
    changedOn: lastChangeOf(`article-${slug}`, language),
    category,
    related: related.map((other) => ({ slug: other, ...articleCard(other, language) })),
    frame: { minutes: frame.minutes, category: frame.categories[category] },
    copy: { ...copy, next: copy.next[category] },
    parent: {
      name: contentOf(language).screens['blog-intelligent'].name,
      path: '/blog-intelligent' as const,
    },
  };
}

export default function ArticlePage({ loaderData: { parent, ...shown } }: Route.ComponentProps) {
  return (
    <Article {...shown} breadcrumbs={<Breadcrumbs current={shown.text.title} parent={parent} />} />
  );
}
