import { normalizeForSearch } from '#app/domain/search/normalize.ts';

/** The categories of the services hub, in display order. Source: B §3, HUB-18. */
export const serviceCategories = ['seo', 'ads', 'content', 'conversion', 'ecommerce'] as const;

export type ServiceCategory = (typeof serviceCategories)[number];

/** The eight predefined services with their category. Source: B §3, HUB-16; categories as read in Q-06. */
export const hubServices = {
  'youtube-seo': 'seo',
  'google-ads': 'ads',
  'meta-ads': 'ads',
  content: 'content',
  'local-seo': 'seo',
  landing: 'conversion',
  ecommerce: 'ecommerce',
  podcasts: 'content',
} as const satisfies Record<string, ServiceCategory>;

export type HubService = keyof typeof hubServices;

export const hubServiceIds = Object.keys(hubServices) as HubService[];

/** Number of services by category, and in total. Source: B §9, HUB-30. */
export function categoryCounts(): Record<ServiceCategory | 'all', number> {
  const counts = {
    all: hubServiceIds.length,
    seo: 0,
    ads: 0,
    content: 0,
    conversion: 0,
    ecommerce: 0,
  };
  for (const id of hubServiceIds) counts[hubServices[id]]++;
  return counts;
}

/**
 * The services of a category whose title or description contains the search, ignoring case and accents; both must
 * match. Source: B §5, HUB-27 to HUB-29.
 */
export function findServices(
  texts: Record<HubService, { title: string; description: string }>,
  { category, search }: { category: ServiceCategory | 'all'; search: string },
): HubService[] {
  const wanted = normalizeForSearch(search).trim();
  return hubServiceIds.filter((id) => {
    const { title, description } = texts[id];
    const isFound =
      normalizeForSearch(title).includes(wanted) ||
      normalizeForSearch(description).includes(wanted);
    return isFound && (category === 'all' || hubServices[id] === category);
  });
}
