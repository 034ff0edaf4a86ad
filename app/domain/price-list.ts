import type { HubService } from './hub/services.ts';

/** Starting prices of the services on offer. Source: A §9, B §9. */
export const startingPrices = {
  content: 800,
  'local-seo': 1200,
  'youtube-seo': 1500,
  landing: 1500,
  'meta-ads': 1800,
  'google-ads': 2000,
  podcasts: 2500,
  ecommerce: 3000,
} as const satisfies Record<HubService, number>;

/** The services, from the lowest starting price to the highest. */
export const pricedServices = Object.keys(startingPrices) as HubService[];
