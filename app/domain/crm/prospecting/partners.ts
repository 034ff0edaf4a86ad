import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import type { Client, Coordinates } from '../records/entities.ts';
import { scoreInput } from '../plans/scores.ts';
import { noted, type Planning } from '../plans/planning.ts';
import {
  distanceBetween,
  fitOf,
  isPlace,
  resultOf,
  type Match,
  type ProspectFilter,
  type ProspectResult,
} from './prospecting.ts';
import type { Change } from '../store/store.ts';

/** Points of each part of the compatibility, of 100 in all. The weights are ours. */
export const partnerPoints = { sectors: 40, nearness: 30, visibility: 30 } as const;
const points = partnerPoints;

/** From this distance on, in kilometres, nearness counts nothing. */
const farAway = 10;

/** How far partners are looked for, in kilometres. */
export const partnerRadius = farAway;

/** Lowest compatibility of each status. */
const perfectFrom = 75;
const compensatoryFrom = 50;

/** Most partners in an answer. */
const mostPartners = 5;

export type MatchStatus = 'perfect' | 'compensatory' | 'none';

/** Name and version of the rules below: they change whenever a result would. */
const partnersRule = 'partners-computed-1';
const prospectsRule = 'prospects-computed-1';

export type Business = Pick<Client, 'sector' | 'coordinates' | 'ilaScore'>;

/**
 * How well two businesses go together, 0 to 100: 40 points where their sectors differ, up to 30 for being near (all of
 * them next door, none from 10 km), up to 30 for their visibility (the mean of both scores). What is not known of either
 * counts nothing.
 */
export function compatibilityOf(one: Business, other: Business): number {
  const sectors = [normalizeForSearch(one.sector.trim()), normalizeForSearch(other.sector.trim())];
  const differ = sectors.every(Boolean) && sectors[0] !== sectors[1];
  const kilometres = between(one, other);
  const near = kilometres === null ? 0 : Math.max(0, 1 - kilometres / farAway);
  const visible = (visibilityOf(one) + visibilityOf(other)) / 200;
  return Math.round(
    (differ ? points.sectors : 0) + points.nearness * near + points.visibility * visible,
  );
}

/** What is not measured counts as not visible. */
function visibilityOf({ ilaScore }: Pick<Client, 'ilaScore'>): number {
  return ilaScore.current ?? 0;
}

const mostVisibleFirst = (a: Client, b: Client) => visibilityOf(b) - visibilityOf(a);

/** @param compatibility 0 to 100; 75 and more is perfect, 50 and more compensatory */
export function statusOf(compatibility: number): MatchStatus {
  if (compatibility >= perfectFrom) return 'perfect';
  return compatibility >= compensatoryFrom ? 'compensatory' : 'none';
}

/** The best partners of a client, best first, without competitors and unmatched sectors. */
export function partnersOf(client: Client, others: readonly Client[]): Match[] {
  return others
    .filter(({ id }) => id !== client.id)
    .map((other) => matchOf(client, other))
    .filter(({ compatibility }) => statusOf(compatibility) !== 'none')
    .toSorted((a, b) => b.compatibility - a.compatibility || byId(a.business2, b.business2))
    .slice(0, mostPartners);
}

/** Notes the partners that were found for a client, and the rule. */
export function planPartners(
  client: Client,
  partners: readonly Match[],
  planning: Planning,
): Change[] {
  const names = partners.map(
    ({ business2, compatibility }) => `${business2.name} (${compatibility})`,
  );
  return [
    noted(
      'matched',
      { name: client.name, count: partners.length },
      {
        type: 'ai_analysis',
        relatedTo: { type: 'client', id: client.id },
        basis: {
          rule: partnersRule,
          inputs: {
            sector: client.sector,
            ...scoreInput('score', client),
            radius: partnerRadius,
            count: partners.length,
            ...(names.length > 0 && { names: names.join(', ').slice(0, 2000) }),
          },
        },
      },
      planning,
    ),
  ];
}

/** Most businesses in an answer. */
const mostFound = 100;

/**
 * What a search finds among businesses that were looked up: those of the sector and with every keyword, within the
 * radius, of at least the score as far as theirs is known, and with a partner of the wanted status among the others.
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

/** Two businesses may each be the other's best partner: they are one pair. */
function isSamePair(one: Match, other: Match): boolean {
  return one.business1.id === other.business2.id && one.business2.id === other.business1.id;
}

/**
 * The first of `partnersOf`, without looking at everybody: who is less visible than the best one so far leaves room for
 * cannot go better, wherever they are.
 *
 * @param pool the most visible first
 */
function bestPartnerOf(client: Client, pool: readonly Client[]): Match | null {
  let best: Match | null = null;
  for (const other of pool) {
    const visible = (visibilityOf(client) + visibilityOf(other)) / 200;
    const most = Math.round(points.sectors + points.nearness + points.visibility * visible);
    if (best && most < best.compatibility) break;
    if (other.id === client.id) continue;
    const compatibility = compatibilityOf(client, other);
    const ahead = best ? compatibility - best.compatibility : 1;
    if (ahead > 0 || (ahead === 0 && best && byId(other, best.business2) < 0))
      best = matchOf(client, other);
  }
  return best && statusOf(best.compatibility) !== 'none' ? best : null;
}

/** Notes a search and its results. */
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
        // Ids of subjects are limited in length.
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

function matchOf(one: Client, other: Client): Match {
  const kilometres = between(one, other);
  const differ = normalizeForSearch(one.sector.trim()) !== normalizeForSearch(other.sector.trim());
  return {
    business1: one,
    business2: other,
    compatibility: compatibilityOf(one, other),
    pitch: !differ
      ? 'audience'
      : kilometres !== null && kilometres <= 1
        ? 'neighbours'
        : 'complement',
    cta: 'introduce',
  };
}

function between(one: Business, other: Business): number | null {
  const [here, there] = [one.coordinates, other.coordinates];
  return here && there && isPlace(here) && isPlace(there) ? distanceBetween(here, there) : null;
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

const byId = (a: Client, b: Client) => (a.id < b.id ? -1 : Number(a.id > b.id));
