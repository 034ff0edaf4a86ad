import type { HubService } from '#app/domain/hub/services.ts';
import { startingPrices } from '#app/domain/price-list.ts';

/** The starting price of a service, for content, which may not import the domain. Apart from the formats that every page loads. */
export function startingPriceOf(service: HubService): number {
  return startingPrices[service];
}
