import type { HubService } from '#app/domain/hub/services.ts';
import type { ServicesHubCopy } from './shape.ts';

/** The name of each service, as it stands in the list of services. */
export const titlesOf = ({ services }: Pick<ServicesHubCopy, 'services'>) =>
  Object.fromEntries(Object.entries(services).map(([id, { title }]) => [id, title])) as Record<
    HubService,
    string
  >;
