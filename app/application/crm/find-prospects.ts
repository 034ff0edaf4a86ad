import { openGazetteer } from '#app/data/places/places.server.ts';
import { prospectsAmong } from '#app/domain/crm/prospecting/find-prospects.ts';
import type { ProspectAnswer } from '#app/domain/crm/prospecting/prospect-answer.ts';
import type { ProspectFilter } from '#app/domain/crm/prospecting/prospecting.ts';
import { townsCalled } from '#app/domain/crm/prospecting/towns.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { identityKeys } from '#app/domain/crm/records/identity.ts';
import { sheetAround } from '#app/domain/map/sheets.ts';
import { SourceFailure, type BusinessSource } from '#app/services/businesses/businesses.ts';
import { namesOn } from '../map/map-sheets.server.ts';

interface Sources {
  /** The CRM's businesses. */
  readonly known: BusinessSource;
  readonly map: BusinessSource | null;
}

/**
 * Finds businesses around a town, in the CRM and on the map. If the map is unavailable, the CRM's own are still found.
 */
export async function findProspects(
  filter: ProspectFilter,
  { known, map }: Sources,
): Promise<ProspectAnswer> {
  let isMapAway = false;
  async function onMap<Answer>(
    ask: (source: BusinessSource) => Promise<Answer>,
    otherwise: Answer,
  ): Promise<Answer> {
    if (!map) return otherwise;
    try {
      return await ask(map);
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      isMapAway = true;
      return otherwise;
    }
  }

  const [town = null, ...others] = townsCalled(await openGazetteer(), filter.ville);
  const center =
    town ??
    (await onMap((source) => source.placeOf(filter.ville), null)) ??
    (await known.placeOf(filter.ville));
  if (!center) return { result: null, town, others, names: [], map: mapState() };
  const search = { center, radiusKm: filter.rayonKm, sector: filter.secteur };
  const [ours, mapped] = await Promise.all([
    known.around(search),
    onMap<readonly Client[]>((source) => source.around(search), []),
  ]);
  const { lat, lng } = center;
  const result = prospectsAmong(filter, { lat, lng }, withoutKnown(ours, mapped));
  const names = await namesOn(sheetAround(center, filter.rayonKm), center, filter.rayonKm);
  return { result, town, others, names, map: mapState() };

  function mapState(): ProspectAnswer['map'] {
    if (!map) return 'none';
    return isMapAway ? 'away' : 'asked';
  }
}

/** Excludes map businesses that are already in the CRM. */
function withoutKnown(ours: readonly Client[], mapped: readonly Client[]): Client[] {
  const known = new Set(ours.flatMap(identityKeys));
  return [...ours, ...mapped.filter((each) => !identityKeys(each).some((key) => known.has(key)))];
}
