import { landingCopy } from '#app/content/landing/copy.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import { Landing } from '#app/features/landing/landing.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/landing';
import { publicPage } from './caching.ts';

export const headers = publicPage;
export { staysWithQuery as shouldRevalidate } from './queries.ts';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return { copy: landingCopy[language], name: screenNames[language].landing.name };
}

export default function LandingPage({ loaderData: { copy, name } }: Route.ComponentProps) {
  return <Landing copy={copy} breadcrumbs={<Breadcrumbs current={name} />} />;
}
