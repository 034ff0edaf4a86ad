import { landingCopy } from '#app/content/landing/copy.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import { Landing } from '#app/features/landing/landing.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { shellIn } from '#app/shell/shell-data.ts';
import { breadcrumbs } from '#app/shell/structured-data.ts';
import type { Route } from './+types/landing';
import { publicPage } from './caching.ts';
import { keepOnQuery } from './query-only.ts';

export const headers = publicPage;
export const shouldRevalidate = keepOnQuery;

export function meta({ loaderData, matches, location: { pathname } }: Route.MetaArgs) {
  const shell = shellIn(matches);
  return pageMeta({
    shell,
    pathname,
    text: loaderData?.copy,
    structuredData: shell && loaderData ? [breadcrumbs(shell, loaderData.name, pathname)] : [],
  });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return { copy: landingCopy[language], name: screenNames[language].landing.name };
}

export default function LandingPage({ loaderData: { copy, name } }: Route.ComponentProps) {
  return <Landing copy={copy} breadcrumbs={<Breadcrumbs current={name} />} />;
}
