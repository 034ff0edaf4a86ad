import { redirect } from 'react-router';
import { guideHub } from '#app/application/guide/guide-pages.ts';
import { contentOf } from '#app/content/content.ts';
import { GuideList } from '#app/features/guide/guide-list.tsx';
import { guideListData } from '#app/features/guide/guide-data.ts';
import { movedForm, screenPage } from '#app/i18n/site-pages.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import type { Route } from './+types/guide';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { copy, areas, name } = loaderData;
  return pageMeta(page, copy, {
    name,
    page: loaderData.page,
    structuredData: [(described) => guideListData(described, areas)],
  });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { id, forms } = screenPage('guide');
  const moved = movedForm(forms, url.pathname);
  if (moved !== null) throw redirect(moved + url.search, 301);
  const { name } = contentOf(language).screens.guide;
  return { ...guideHub(language), name, page: { id, forms } };
}

export default function GuidePage({ loaderData: { name, ...shown } }: Route.ComponentProps) {
  return <GuideList {...shown} breadcrumbs={<Breadcrumbs current={name} />} />;
}
