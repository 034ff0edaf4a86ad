import { useSearchParams } from 'react-router';
import type { ServicesHubCopy } from '#app/content/services-hub/shape.ts';
import {
  categoryCounts,
  findServices,
  hubServices,
  serviceCategories,
  type HubService,
} from '#app/domain/hub/services.ts';
import { truncate } from '#app/domain/truncate.ts';
import { fill } from '#app/i18n/format.ts';
import { hubServicePaths } from '#app/i18n/hub-service-paths.ts';
import { FilterChips } from '#app/ui/fields/filter-chips.tsx';
import { FilterForm } from '#app/ui/fields/filter-form.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { OpenLink } from '#app/ui/page/open-link.tsx';
import { NothingMatches } from '#app/ui/results/nothing-matches.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { withQuery } from '#app/ui/with-query.ts';

const icons = {
  'youtube-seo': 'square-play',
  'google-ads': 'search',
  'meta-ads': 'megaphone',
  content: 'pen-line',
  'local-seo': 'map-pin',
  landing: 'panels-top-left',
  ecommerce: 'shopping-bag',
  podcasts: 'mic',
} as const satisfies Record<HubService, IconName>;

/** The eight services as a price list, with filters by category and by text. */
export function ServicesHub({ copy }: { copy: ServicesHubCopy }) {
  const { address } = useVisit();
  const [query] = useSearchParams();
  const search = truncate(query.get('q') ?? '', 100);
  const category = serviceCategories.find((each) => each === query.get('categorie')) ?? 'all';
  const counts = categoryCounts();
  const found = findServices(copy.services, { category, search });
  const here = address('/hub-services');
  return (
    <section className="band">
      <div className="measure">
        <FilterForm
          label={copy.search}
          search={{ name: 'q', label: copy.search, value: search }}
          submit={copy.submit}
        >
          {category !== 'all' && <input type="hidden" name="categorie" value={category} />}
        </FilterForm>
        <FilterChips
          label={copy.filter}
          chips={(['all', ...serviceCategories] as const).map((id) => ({
            id,
            to: withQuery(here, { q: search, categorie: id === 'all' ? '' : id }),
            name: copy.categories[id],
            count: counts[id],
          }))}
          chosen={category}
          replace
          className="mt-6"
        />
        <p role="status" className="small mt-6 text-dust">
          {fill(copy.shown, { count: String(found.length) })}
        </p>
        {found.length === 0 && <NothingMatches copy={copy.none} all={here} className="mt-4" />}
        <ul className="mt-4 border-t border-line">
          {found.map((id) => (
            <ServiceRow key={id} id={id} copy={copy} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function ServiceRow({ id, copy }: { id: HubService; copy: ServicesHubCopy }) {
  const { address } = useVisit();
  const { title, description, price, features } = copy.services[id];
  return (
    <li className="lit grid grid-cols-1 gap-x-8 gap-y-4 border-b border-line py-7 lg:grid-cols-[3rem_3fr_2fr_11rem] lg:px-4">
      <Icon name={icons[id]} className="icon size-8 text-lumen" />
      <div>
        <p className="small text-aurora">{copy.categories[hubServices[id]]}</p>
        <h2 className="heading">
          <OpenLink to={address(hubServicePaths[id])} otherwise={title} className="card-link">
            {title}
          </OpenLink>
        </h2>
        <p className="mt-1 text-dust">{description}</p>
      </div>
      <ul className="small content-center text-dust">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2 py-0.5">
            <Icon name="check" className="icon mt-0.5 size-4 text-lumen" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="content-center lg:text-right">
        <span className="small block text-dust">{copy.from}</span>
        <strong className="figure whitespace-nowrap">{price}</strong>
      </p>
    </li>
  );
}
