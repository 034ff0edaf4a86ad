import { crossVisibilityCopy } from '#app/content/cross-visibility/copy.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import { CrossVisibility } from '#app/features/cross-visibility/cross-visibility.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/cross-visibility';
import { publicPage } from './caching.ts';

export const headers = publicPage;
export { staysWithQuery as shouldRevalidate } from './queries.ts';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return {
    copy: crossVisibilityCopy[language],
    name: screenNames[language]['cross-visibility'].name,
  };
}

export default function CrossVisibilityPage({ loaderData: { copy, name } }: Route.ComponentProps) {
  return <CrossVisibility copy={copy} breadcrumbs={<Breadcrumbs current={name} />} />;
}
