import { Link } from 'react-router';
import type { HomeCopy, HomeService } from '#app/content/home/shape.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { Section } from '#app/ui/page/section.tsx';
import { useVisit } from '#app/ui/visit.ts';

const services = [
  ['seo', 'crosshair', '/services/seo-ia'],
  ['youtube', 'square-play', '/services/youtube-seo'],
  ['landing', 'panels-top-left', '/services/landing-aimant'],
  ['loyalty', 'gem', '/services/fidelisation-diamant'],
  ['blogs', 'network', '/services/blogs-intersites'],
  ['local', 'map-pin', '/services/visibilite-locale'],
  ['ecommerce', 'shopping-bag', '/services/ecommerce'],
  ['podcasts', 'mic', '/services/podcasts'],
] as const satisfies readonly [HomeService, IconName, KnownPath][];

export function Services({ copy }: { copy: HomeCopy['services'] }) {
  const { address } = useVisit();
  return (
    <Section id="services" title={copy.title} lead={copy.lead}>
      <ul className="ruled grid-cols-2 lg:grid-cols-4">
        {services.map(([id, icon, path]) => (
          <li key={id} className="lit flex flex-col p-4 sm:min-h-52 sm:p-6">
            <Icon name={icon} className="icon mb-6 size-8 text-lumen" />
            <h3 className="heading mt-auto">
              <Link to={address(path)} className="card-link">
                {copy.items[id].title}
              </Link>
            </h3>
            <p className="small mt-1 text-dust">{copy.items[id].text}</p>
          </li>
        ))}
      </ul>
      <Link to={address('/hub-services')} className="button mt-8">
        {copy.button}
      </Link>
    </Section>
  );
}
