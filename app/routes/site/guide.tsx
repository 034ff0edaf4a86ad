import { guideHub } from '#app/application/guide/guide-pages.ts';
import { contentOf } from '#app/content/content.ts';
import { guideListData } from '#app/features/guide/guide-data.ts';
import { GuideList } from '#app/features/guide/guide-list.tsx';
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
    structuredData: [(described) => guideListData(described, areas)],
  });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { name } = contentOf(language).screens.guide;
  return { ...guideHub(language), name };
}

export default function GuidePage({ loaderData: { name, ...shown } }: Route.ComponentProps) {
  return <GuideList {...shown} breadcrumbs={<Breadcrumbs current={name} />} />;
}
