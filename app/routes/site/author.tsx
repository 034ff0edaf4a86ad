import { data } from 'react-router';
import { articleCard } from '#app/application/blog/article-cards.ts';
import { contentOf } from '#app/content/content.ts';
import { portraits } from '#app/content/pictures/pictures.ts';
import { articleSlugs, authorIds } from '#app/domain/blog/article-slugs.ts';
import { articles } from '#app/domain/blog/articles.ts';
import { AuthorPage } from '#app/features/blog/author-page.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { writer } from '#app/shell/structured-data.ts';
import type { Route } from './+types/author';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { text, member, parent } = loaderData;
  return pageMeta(page, text, {
    name: member.name,
    parent,
    structuredData: [
      (described) =>
        writer(described, {
          name: member.name,
          role: member.role,
          knowsAbout: member.specialties,
        }),
    ],
  });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language, screen } = context.get(visitContext);
  const id = authorIds.find((each) => `author-${each}` === screen);
  const member = contentOf(language).team.find((each) => each.id === id);
  if (!id || !member) throw data(null, { status: 404 });
  const { blog, authors, screens } = contentOf(language);
  return {
    member: { id, name: member.name, role: member.role, specialties: member.specialties },
    text: authors[id],
    portrait: portraits(language)[id],
    articles: articleSlugs
      .filter((slug) => articles[slug].author === id)
      .map((slug) => ({ slug, ...articleCard(slug, language) })),
    frame: { minutes: blog.frame.minutes, ...blog.author },
    parent: { name: screens['blog-intelligent'].name, path: '/blog-intelligent' as const },
  };
}

export default function Author({ loaderData: { parent, ...shown } }: Route.ComponentProps) {
  return (
    <AuthorPage
      {...shown}
      breadcrumbs={<Breadcrumbs current={shown.member.name} parent={parent} />}
    />
  );
}
