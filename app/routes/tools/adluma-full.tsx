import { contentOf } from '#app/content/content.ts';
import { FullSimulator } from '#app/features/adluma/full-simulator.tsx';
import { PageHead } from '#app/features/adluma/page-head.tsx';
import { useEntryKey } from '#app/features/adluma/use-plan.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { freeTool } from '#app/shell/structured-data.ts';
import type { Route } from './+types/adluma-full';

export const headers = publicPage;
export { staysWithQuery as shouldRevalidate } from '#app/shell/stays-with-query.ts';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.page, { name: loaderData?.name, structuredData: [freeTool] });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { simulator, full } = contentOf(language).adluma;
  return { copy: simulator, page: full, name: contentOf(language).screens['adluma-full'].name };
}

export default function AdlumaFull({ loaderData: { copy, page, name } }: Route.ComponentProps) {
  const entry = useEntryKey();
  return (
    <div className="printable">
      <PageHead breadcrumbs={<Breadcrumbs current={name} />} copy={page} />
      <FullSimulator key={entry} copy={copy} page={page} />
    </div>
  );
}
