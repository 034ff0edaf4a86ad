import { adlumaCopy } from '#app/content/adluma/copy.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import { PageHead } from '#app/features/adluma/page-head.tsx';
import { QuickSimulator } from '#app/features/adluma/quick-simulator.tsx';
import { useEntryKey } from '#app/features/adluma/use-plan.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/adluma';
import { publicPage } from './caching.ts';

export const headers = publicPage;
export { staysWithQuery as shouldRevalidate } from './queries.ts';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.page, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { simulator, quick } = adlumaCopy[language];
  return { copy: simulator, page: quick, name: screenNames[language].adluma.name };
}

export default function Adluma({ loaderData: { copy, page, name } }: Route.ComponentProps) {
  const entry = useEntryKey();
  return (
    <div className="printable">
      <div className="starfield border-b border-line">
        <div className="measure pt-6">
          <Breadcrumbs current={name} />
        </div>
        <PageHead copy={page} />
      </div>
      <QuickSimulator key={entry} copy={copy} page={page} />
    </div>
  );
}
