import type { Client } from '#app/domain/crm/entities.ts';
import { identityKeys } from '#app/domain/crm/identity.ts';
import { prospectsAmong } from '#app/domain/crm/partners.ts';
import type { ProspectAnswer, ProspectFilter } from '#app/domain/crm/prospecting.ts';
import { SourceFailure, type BusinessSource } from '#app/services/businesses/businesses.ts';
import { apiRoute, Refusal, type ApiCall } from './api-route.ts';
import { prospectShape } from './prospect-shape.ts';

export const loader = apiRoute({ GET: { needs: 'prospect', answer: find } });

async function find({ url, services }: ApiCall): Promise<Response> {
  const filter = filterIn(url);
  const { known, map } = services.businesses;
  let isMapAway = false;
  /** What the map does not say is done without: the CRM's own businesses are found all the same. */
  async function orWithout<Answer>(asked: Promise<Answer>, without: Answer): Promise<Answer> {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error;
      isMapAway = true;
      return without;
    }
  }
  const onMap = <Answer>(ask: (source: BusinessSource) => Promise<Answer>, without: Answer) =>
    map ? orWithout(ask(map), without) : without;

  const center =
    (await onMap((source) => source.placeOf(filter.ville), null)) ??
    (await known.placeOf(filter.ville));
  if (!center) return answered({ result: null, map: stateOf(map, isMapAway) });
  const search = { center, radiusKm: filter.rayonKm, sector: filter.secteur };
  const [ours, mapped] = await Promise.all([
    known.around(search),
    onMap((source) => source.around(search), []),
  ]);
  const result = prospectsAmong(filter, center, withoutTwins(ours, mapped));
  return answered({ result, map: stateOf(map, isMapAway) });
}

/** A business on the map that we know already is the one we know. */
function withoutTwins(ours: readonly Client[], mapped: readonly Client[]): Client[] {
  const known = new Set(ours.flatMap(identityKeys));
  return [...ours, ...mapped.filter((each) => !identityKeys(each).some((key) => known.has(key)))];
}

function filterIn({ searchParams }: URL): ProspectFilter {
  const names = [...searchParams.keys()];
  const read = prospectShape.safeParse(Object.fromEntries(searchParams));
  if (!read.success || new Set(names).size < names.length) throw new Refusal('bad-query');
  const { city, sector, keywords, score, radius, status } = read.data;
  return {
    ville: city.trim(),
    secteur: sector ?? '',
    motsCles: (keywords ?? '')
      .split(',')
      .map((keyword) => keyword.trim())
      .filter(Boolean),
    ilaScoreMin: score,
    rayonKm: radius,
    statusIlumatch: status,
  };
}

function answered(answer: ProspectAnswer): Response {
  return Response.json(answer);
}

function stateOf(map: BusinessSource | null, isAway: boolean): ProspectAnswer['map'] {
  if (!map) return 'none';
  return isAway ? 'away' : 'asked';
}
