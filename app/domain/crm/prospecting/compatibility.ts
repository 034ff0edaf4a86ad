import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import type { Client } from '../records/entities.ts';
import { distanceBetween, isPlace } from './distance.ts';
import type { Match } from './prospecting.ts';

/** Maximum points per part of the compatibility, 100 in total. The weights are our own. */
export const partnerPoints = { sectors: 40, nearness: 30, visibility: 30 } as const;

/** From this distance on, in kilometres, proximity scores nothing. */
export const farAway = 10;

/** Minimum compatibility of each status. */
const perfectFrom = 75;

const compensatoryFrom = 50;

export type MatchStatus = 'perfect' | 'compensatory' | 'none';

export type Business = Pick<Client, 'sector' | 'coordinates' | 'ilaScore'>;

/**
 * How well two businesses match, 0 to 100: 40 points if their sectors differ, up to 30 for proximity (all at the same
 * place, none from 10 km), up to 30 for visibility (the mean of both scores). Unknown values score nothing.
 */
export function compatibilityOf(one: Business, other: Business): number {
  const sectors = [normalizeForSearch(one.sector.trim()), normalizeForSearch(other.sector.trim())];
  const differ = sectors.every(Boolean) && sectors[0] !== sectors[1];
  const kilometres = between(one, other);
  const near = kilometres === null ? 0 : Math.max(0, 1 - kilometres / farAway);
  const visible = (visibilityOf(one) + visibilityOf(other)) / 200;
  return Math.round(
    (differ ? partnerPoints.sectors : 0) +
      partnerPoints.nearness * near +
      partnerPoints.visibility * visible,
  );
}

/** A business without a score counts as not visible. */
export function visibilityOf({ ilaScore }: Pick<Client, 'ilaScore'>): number {
  return ilaScore.current ?? 0;
}

export const mostVisibleFirst = (a: Client, b: Client) => visibilityOf(b) - visibilityOf(a);

/** @param compatibility 0 to 100; from 75 perfect, from 50 compensatory */
export function statusOf(compatibility: number): MatchStatus {
  if (compatibility >= perfectFrom) return 'perfect';
  return compatibility >= compensatoryFrom ? 'compensatory' : 'none';
}

export function matchOf(one: Client, other: Client): Match {
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

export const byId = (a: Client, b: Client) => (a.id < b.id ? -1 : Number(a.id > b.id));
