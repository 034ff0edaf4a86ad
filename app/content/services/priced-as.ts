import type { HubService } from '#app/domain/hub/services.ts';
import type { ServiceId } from './shape.ts';

/** Each service in the list of starting prices; the others are priced by their scope. */
export const pricedAs: Readonly<Partial<Record<ServiceId, HubService>>> = {
  'service-podcasts': 'podcasts',
  'service-blogs': 'content',
  'service-landing': 'landing',
  'service-ecommerce': 'ecommerce',
  'service-local': 'local-seo',
  'service-youtube': 'youtube-seo',
  'service-meta-ads': 'meta-ads',
};
