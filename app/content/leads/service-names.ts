import type { LeadService } from '#app/domain/leads/lead-services.ts';
import type { ScreenNames } from '../screens/shape.ts';
import type { ServicesHubCopy } from '../services-hub/shape.ts';
import { titlesOf } from '../services-hub/titles.ts';

/** What leads are about, named as in the list of services; the one that is not in it is named as its page is. */
export function leadServiceNames(
  hub: Pick<ServicesHubCopy, 'services'>,
  { 'service-seo': seo }: Pick<ScreenNames, 'service-seo'>,
): Record<LeadService, string> {
  const titles = titlesOf(hub);
  return {
    seo: seo.name,
    landing: titles.landing,
    youtube: titles['youtube-seo'],
    podcasts: titles.podcasts,
    contenu: titles.content,
    'e-commerce': titles.ecommerce,
    'visibilité locale': titles['local-seo'],
    'meta ads': titles['meta-ads'],
    'google ads': titles['google-ads'],
  };
}
