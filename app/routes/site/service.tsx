import { data } from 'react-router';
import { contentOf } from '#app/content/content.ts';
import { serviceIds } from '#app/content/services/shape.ts';
import { ServicePage } from '#app/features/service/service-page.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/service';
import { publicPage } from '#app/shell/public-page.ts';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language, screen } = context.get(visitContext);
  const id = serviceIds.find((service) => service === screen);
  if (!id) throw data(null, { status: 404 });
  return {
    id,
    name: contentOf(language).screens[id].name,
    copy: contentOf(language).services[id],
    frame: contentOf(language).serviceFrame,
  };
}

export default function Service({ loaderData: { name, ...page } }: Route.ComponentProps) {
  return <ServicePage {...page} breadcrumbs={<Breadcrumbs current={name} />} />;
}
