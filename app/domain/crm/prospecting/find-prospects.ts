import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { noted, type Planning } from '../plans/planning.ts';
import type { Client, Coordinates } from '../records/entities.ts';
import type { Change } from '../store/store.ts';
import {
  partnerPoints,
  compatibilityOf,
  visibilityOf,
  mostVisibleFirst,
  statusOf,
  matchOf,
  byId,
} from './compatibility.ts';
import {
  fitOf,
  resultOf,
  type Match,
  type ProspectFilter,
  type ProspectResult,
} from './prospecting.ts';

const prospectsRule = 'prospects-computed-1';

/** Maximum number of businesses in a result. */
const mostFound = 100;

/**
 * Filters looked-up businesses: those of the sector with every keyword, within the radius, with at least the minimum
 * score if theirs is known, and with a partner of the requested status among the others.
 */
export function prospectsAmong(
  filter: ProspectFilter,
  center: Coordinates,
  candidates: readonly Client[],
): ProspectResult {
  const fitting = candidates
    .filter((business) => {
      const { radius, score } = fitOf(business, filter, center);
      return radius === true && score !== false && hasWords(business, filter);
    })
    .toSorted((a, b) => mostVisibleFirst(a, b) || byId(a, b));
  const pool = candidates.toSorted(mostVisibleFirst);
  const wanted = filter.statusIlumatch;
  const businesses: Client[] = [];
  const matches: Match[] = [];
  for (const business of fitting) {
    if (businesses.length === mostFound) break;
    const best = bestPartnerOf(business, pool);
    if (wanted !== 'all' && (best ? statusOf(best.compatibility) : 'none') !== wanted) continue;
    businesses.push(business);
    if (best && !matches.some((match) => isSamePair(match, best))) matches.push(best);
  }
  return resultOf(businesses, matches, center);
}

/** Two businesses may each be the other's best partner: they count as one pair. */
function isSamePair(one: Match, other: Match): boolean {
  return one.business1.id === other.business2.id && one.business2.id === other.business1.id;
}

/**
 * The first of `partnersOf`, without comparing all businesses: the search stops once visibility alone rules out a
 * better match, whatever the distance.
 *
 * @param pool sorted by visibility, highest first
 */
function bestPartnerOf(client: Client, pool: readonly Client[]): Match | null {
  let best: Match | null = null;
  for (const other of pool) {
    const visible = (visibilityOf(client) + visibilityOf(other)) / 200;
    const most = Math.round(
      partnerPoints.sectors + partnerPoints.nearness + partnerPoints.visibility * visible,
    );
    if (best && most < best.compatibility) break;
    if (other.id === client.id) continue;
    const compatibility = compatibilityOf(client, other);
    const ahead = best ? compatibility - best.compatibility : 1;
    if (ahead > 0 || (ahead === 0 && best && byId(other, best.business2) < 0))
      best = matchOf(client, other);
  }
  return best && statusOf(best.compatibility) !== 'none' ? best : null;
}

/** Logs a search and its results. */
export function planProspects(
  filter: ProspectFilter,
  { businesses, matches }: ProspectResult,
  planning: Planning,
): Change[] {
  const { ville, secteur, motsCles, ilaScoreMin, rayonKm, statusIlumatch } = filter;
  return [
    noted(
      'prospected',
      { city: ville, count: businesses.length },
      {
        type: 'ai_analysis',
        // Ids of subjects have a maximum length.
        relatedTo: { type: 'prospection', id: ville.slice(0, 64) },
        basis: {
          rule: prospectsRule,
          inputs: {
            city: ville,
            ...(secteur && { sector: secteur }),
            ...(motsCles.length > 0 && { keywords: motsCles.join(', ').slice(0, 2000) }),
            score: ilaScoreMin,
            radius: rayonKm,
            status: statusIlumatch,
            count: businesses.length,
            matches: matches.length,
          },
        },
      },
      planning,
    ),
  ];
}

function hasWords(business: Client, { secteur, motsCles }: ProspectFilter): boolean {
  const sector = normalizeForSearch(business.sector);
  const text = normalizeForSearch(
    [business.name, business.sector, ...business.tags, ...business.services].join(' '),
  );
  return (
    (secteur === '' || sector.includes(normalizeForSearch(secteur))) &&
    motsCles.every((keyword) => text.includes(normalizeForSearch(keyword.trim())))
  );
}
