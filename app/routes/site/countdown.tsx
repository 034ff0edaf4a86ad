import { contentOf } from '#app/content/content.ts';
import { Countdown } from '#app/features/countdown/countdown.tsx';
import { siteContext } from '#app/middleware/site.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/countdown';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { launchAt, now } = context.get(siteContext);
  const { language } = context.get(visitContext);
  return {
    copy: contentOf(language).countdown,
    name: contentOf(language).screens.countdown.name,
    launchAt,
    serverNow: now(),
  };
}

export default function CountdownPage({
  loaderData: { name, ...countdown },
}: Route.ComponentProps) {
  return (
    <div className="starfield border-b border-line">
      <div className="measure pt-6">
        <Breadcrumbs current={name} />
      </div>
      <div className="measure grid justify-items-center pt-16 pb-32 text-center">
        <Countdown {...countdown} />
      </div>
    </div>
  );
}
