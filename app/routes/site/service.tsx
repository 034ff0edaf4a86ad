import { data } from 'react-router';
import { contentOf } from '#app/content/content.ts';
import { pricedAs } from '#app/content/services/priced-as.ts';
import { serviceIds } from '#app/content/services/shape.ts';
import { localServices, towns } from '#app/domain/towns.ts';
import { ServicePage } from '#app/features/service/service-page.tsx';
import { paths } from '#app/i18n/paths.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { offeredService, questions } from '#app/shell/structured-data.ts';
import type { Route } from './+types/service';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { copy, name, priced } = loaderData;
  return pageMeta(page, copy, {
    name,
    structuredData: [
      (described) => offeredService(described, { service: name, priced }),
      (described) => questions(described, copy.questions),
    ],
  });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language, screen } = context.get(visitContext);
  const id = serviceIds.find((service) => service === screen);
  if (!id) throw data(null, { status: 404 });
  const { screens, services, serviceFrame, townFrame } = contentOf(language);
  const local = localServices.find((each) => `service-${each}` === id);
  return {
    id,
    name: screens[id].name,
    copy: services[id],
    frame: serviceFrame,
    priced: pricedAs[id] ?? null,
    towns: local
      ? towns.map((town) => ({
          path: paths[`town-${local}-${town}`][0],
          name: townFrame.towns[town],
        }))
      : null,
  };
}

export default function Service({ loaderData: { name, ...page } }: Route.ComponentProps) {
  return <ServicePage {...page} breadcrumbs={<Breadcrumbs current={name} />} />;
}
