import type { HubService } from './hub/services.ts';

/** Starting prices of the services offered. */
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

/** Services paid once; the others are billed every month. */
export const paidOnce: ReadonlySet<HubService> = new Set(['landing', 'ecommerce']);

/** Where each price is specified; the sample's sources are sections of the specification. */
export const priceSources = {
  content: 'B §9, HUB-19',
  'local-seo': 'B §9, HUB-20',
  'youtube-seo': 'B §9, HUB-21',
  landing: 'B §9, HUB-22',
  'meta-ads': 'B §9, HUB-23',
  'google-ads': 'B §9, HUB-24',
  podcasts: 'B §9, HUB-25',
  ecommerce: 'B §9, HUB-26',
} as const satisfies Record<HubService, string>;

/** The services by starting price, lowest first. */
export const pricedServices = /* @__PURE__ */ Object.keys(startingPrices) as HubService[];
