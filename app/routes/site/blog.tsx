import { articleCards } from '#app/application/blog/article-cards.ts';
import { contentOf } from '#app/content/content.ts';
import { FrontPage } from '#app/features/blog/front-page.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { feedLink } from '#app/shell/feed-link.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { shellIn } from '#app/shell/shell-data.ts';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/blog';

export const headers = publicPage;
export { staysWithQuery as shouldRevalidate } from '#app/shell/stays-with-query.ts';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { copy, name } = loaderData;
  return [...pageMeta(page, copy, { name }), ...feedLink(shellIn(page.matches), copy.title)];
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { frame, blog: copy } = contentOf(language).blog;
  const { name } = contentOf(language).screens['blog'];
  return { copy, frame, name, cards: articleCards(language) };
}

export default function BlogPage({
  loaderData: { copy, frame, name, cards },
}: Route.ComponentProps) {
  const { address } = useVisit();
  return (
    <>
      <PageHead breadcrumbs={<Breadcrumbs current={name} />} sky="blog" {...copy.head} />
      <FrontPage frame={frame} featured={copy.featured} cards={cards} />
      <ClosingCall
        {...copy.closing}
        to={address('/blogia')}
        second={{ to: address('/blog-intelligent'), label: copy.closing.second }}
      />
    </>
  );
}
