import { contentOf } from '#app/content/content.ts';
import { Landing } from '#app/features/landing/landing.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import type { Route } from './+types/landing';

export const headers = publicPage;
export { staysWithQuery as shouldRevalidate } from '#app/shell/stays-with-query.ts';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return { copy: contentOf(language).landing, name: contentOf(language).screens.landing.name };
}

export default function LandingPage({ loaderData: { copy, name } }: Route.ComponentProps) {
  return <Landing copy={copy} breadcrumbs={<Breadcrumbs current={name} />} />;
}
