import { contentOf } from '#app/content/content.ts';
import { Zyno } from '#app/features/zyno/zyno.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/zyno';
import { publicPage } from '#app/shell/public-page.ts';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return { copy: contentOf(language).zyno, name: contentOf(language).screens.zyno.name };
}

export default function ZynoPage({ loaderData: { copy, name } }: Route.ComponentProps) {
  return <Zyno copy={copy} breadcrumbs={<Breadcrumbs current={name} />} />;
}
