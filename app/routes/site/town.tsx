import { data } from 'react-router';
import { contentOf } from '#app/content/content.ts';
import { pricedAs } from '#app/content/services/priced-as.ts';
import { localServices, towns } from '#app/domain/towns.ts';
import { TownPage } from '#app/features/town/town-page.tsx';
import { paths } from '#app/i18n/paths.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { offeredService, questions } from '#app/shell/structured-data.ts';
import type { Route } from './+types/town';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { text, town, parent, priced } = loaderData;
  return pageMeta(page, text, {
    name: town.name,
    parent,
    structuredData: [
      (described) => offeredService(described, { service: parent.name, town: town.name, priced }),
      (described) => questions(described, text.questions),
    ],
  });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language, screen } = context.get(visitContext);
  const all = localServices.flatMap((service) => towns.map((town) => ({ service, town })));
  const shown = all.find(({ service, town }) => `town-${service}-${town}` === screen);
  if (!shown) throw data(null, { status: 404 });
  const { townPages, townFrame, services, screens } = contentOf(language);
  const { service, town } = shown;
  return {
    text: townPages[`${service}-${town}`],
    service: `service-${service}` as const,
    price: services[`service-${service}`].price,
    priced: pricedAs[`service-${service}`] ?? null,
    town: { id: town, name: townFrame.towns[town] },
    others: towns
      .filter((other) => other !== town)
      .map((other) => ({
        path: paths[`town-${service}-${other}`][0],
        name: townFrame.towns[other],
      })),
    frame: townFrame,
    parent: {
      name: screens[`service-${service}`].name,
      path: paths[`service-${service}`][0],
    },
  };
}

export default function Town({ loaderData }: Route.ComponentProps) {
  const { town, parent } = loaderData;
  return (
    <TownPage {...loaderData} breadcrumbs={<Breadcrumbs current={town.name} parent={parent} />} />
  );
}
