import { data, redirect } from 'react-router';
import { guideCheck } from '#app/application/guide/guide-pages.ts';
import { contentOf } from '#app/content/content.ts';
import { GuideArticle } from '#app/features/guide/guide-article.tsx';
import { guideArticleData } from '#app/features/guide/guide-data.ts';
import { paths } from '#app/i18n/paths.ts';
import { checkOfPath, guidePage, movedForm } from '#app/i18n/site-pages.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import type { Route } from './+types/guide-check';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { text, name, area, source, appearedOn, written, parent } = loaderData;
  return pageMeta(page, text, {
    name,
    parent,
    page: loaderData.page,
    structuredData: [
      (described) =>
        guideArticleData(described, { ...text, area, source, appearedOn, changedOn: written.day }),
    ],
  });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { language, path } = context.get(visitContext);
  const check = checkOfPath(path);
  if (check === null) throw data(null, { status: 404 });
  const { id, forms } = guidePage(check);
  const moved = movedForm(forms, url.pathname);
  if (moved !== null) throw redirect(moved + url.search, 301);
  const { name } = contentOf(language).screens.guide;
  return {
    ...guideCheck(check, language),
    parent: { name, path: paths.guide[0] },
    page: { id, forms },
  };
}

export default function GuideCheckPage({ loaderData }: Route.ComponentProps) {
  const { name, parent } = loaderData;
  return (
    <GuideArticle {...loaderData} breadcrumbs={<Breadcrumbs current={name} parent={parent} />} />
  );
}
