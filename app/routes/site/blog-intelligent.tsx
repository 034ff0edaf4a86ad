import { articleCards } from '#app/application/blog/article-cards.ts';
import { contentOf } from '#app/content/content.ts';
import { ReadingList } from '#app/features/blog/reading-list.tsx';
import { feedAddress } from '#app/i18n/feed-address.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { feedLink } from '#app/shell/feed-link.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { shellIn } from '#app/shell/shell-data.ts';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/blog-intelligent';

export const headers = publicPage;
export { staysWithQuery as shouldRevalidate } from '#app/shell/stays-with-query.ts';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { copy, name } = loaderData;
  return [...pageMeta(page, copy, { name }), ...feedLink(shellIn(page.matches), copy.title)];
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { frame, intelligent: copy } = contentOf(language).blog;
  const { name } = contentOf(language).screens['blog-intelligent'];
  const feed = context.get(siteContext).origin + feedAddress(language);
  return { copy, frame, name, cards: articleCards(language), feed };
}

export default function IntelligentBlogPage({
  loaderData: { copy, frame, name, cards, feed },
}: Route.ComponentProps) {
  const { address } = useVisit();
  return (
    <>
      <PageHead breadcrumbs={<Breadcrumbs current={name} />} sky="blog" {...copy.head} />
      <ReadingList frame={frame} featured={copy.featured} cards={cards} feed={feed} />
      <ClosingCall
        {...copy.closing}
        to={`${address('/contact')}?service=blog-intelligent`}
        second={{ to: address('/ila'), label: copy.closing.second }}
      />
    </>
  );
}
