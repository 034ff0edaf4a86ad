import { contentOf } from '#app/content/content.ts';
import { LoadingScreen } from '#app/features/adluma/loading-screen.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import type { Route } from './+types/adluma-loading';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy);
}

export function loader({ context }: Route.LoaderArgs) {
  return { copy: contentOf(context.get(visitContext).language).adluma.loading };
}

export default function AdlumaLoading({ loaderData: { copy } }: Route.ComponentProps) {
  return (
    <div className="starfield border-b border-line">
      <div className="measure grid min-h-[70dvh] content-center justify-items-center py-24 text-center">
        <LoadingScreen copy={copy} />
      </div>
    </div>
  );
}
