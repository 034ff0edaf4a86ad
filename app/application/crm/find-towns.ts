import { headOffice } from '#app/content/company/facts.ts';
import { openGazetteer } from '#app/data/places/places.server.ts';
import {
  townsCalled,
  townsNamed,
  townsOfAddresses,
  type Town,
} from '#app/domain/crm/prospecting/towns.ts';
import type { KnownSource } from '#app/services/businesses/known.ts';

const { locality, region, country } = headOffice;

/**
 * Towns whose name begins with what was typed; for an empty query, the agency's own and those most frequent in clients'
 * addresses.
 */
export async function findTowns(typed: string, known: KnownSource): Promise<Town[]> {
  const gazetteer = await openGazetteer();
  if (typed.trim() !== '') return townsNamed(gazetteer, typed);
  const own = townsOfAddresses(await known.addresses());
  const towns = [`${locality}, ${region ?? country}`, ...own].flatMap(
    (name) => townsCalled(gazetteer, name)[0] ?? [],
  );
  return [...new Set(towns)];
}
