import { data } from 'react-router';
import { screenNames } from '#app/content/screens/copy.ts';
import { serviceCopy, serviceFrame } from '#app/content/services/copy.ts';
import { serviceIds } from '#app/content/services/shape.ts';
import { ServicePage } from '#app/features/service/service-page.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/service';
import { publicPage } from './caching.ts';

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
    name: screenNames[language][id].name,
    copy: serviceCopy[language][id],
    frame: serviceFrame[language],
  };
}

export default function Service({ loaderData: { name, ...page } }: Route.ComponentProps) {
  return <ServicePage {...page} breadcrumbs={<Breadcrumbs current={name} />} />;
}
