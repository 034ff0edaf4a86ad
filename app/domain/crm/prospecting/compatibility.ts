import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import type { Client } from '../records/entities.ts';
import { distanceBetween, isPlace } from './distance.ts';
import type { Match } from './prospecting.ts';

/** Points of each part of the compatibility, of 100 in all. The weights are ours. */
export const partnerPoints = { sectors: 40, nearness: 30, visibility: 30 } as const;

/** From this distance on, in kilometres, nearness counts nothing. */
export const farAway = 10;

/** Lowest compatibility of each status. */
const perfectFrom = 75;

const compensatoryFrom = 50;

export type MatchStatus = 'perfect' | 'compensatory' | 'none';

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
    (differ ? partnerPoints.sectors : 0) +
      partnerPoints.nearness * near +
      partnerPoints.visibility * visible,
  );
}

/** What is not measured counts as not visible. */
export function visibilityOf({ ilaScore }: Pick<Client, 'ilaScore'>): number {
  return ilaScore.current ?? 0;
}

export const mostVisibleFirst = (a: Client, b: Client) => visibilityOf(b) - visibilityOf(a);

/** @param compatibility 0 to 100; 75 and more is perfect, 50 and more compensatory */
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
