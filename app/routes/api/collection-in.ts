import { isCollection, type Collection } from '#app/domain/crm/entities.ts';
import { Refusal, type ApiCall } from './api-route.ts';

/** The collection that an address names. */
export function collectionIn({ params: { collection } }: ApiCall): Collection {
  if (!isCollection(collection)) throw new Refusal('not-found');
  return collection;
}
