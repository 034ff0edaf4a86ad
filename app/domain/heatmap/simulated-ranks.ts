import type { Place } from '../map/window.ts';
import { seededRandom, type Random } from '../random.ts';
import { gridPoints } from './grid.ts';
import { kmBetween } from './places.ts';
import {
  deepestRank,
  type Listing,
  type RankSource,
  type ScanPoint,
  type ScanRequest,
} from './rank-source.ts';

/** Made-up competitors in a scan; with the business itself there are 25 results, of which twenty are read. */
const rivals = 24;
const leaders = 5;

/** Parameters of a score: a business's strength, minus its distance, plus noise by point and month. */
const model = {
  /** Maximum strength; the minimum is 0. */
  strength: 1.3,
  /** Weight of the distance. */
  decay: 1.4,
  /** Distance from which the weight falls, in kilometres. */
  near: 1.5,
  /** Maximum noise of a point. */
  noise: 0.2,
  /** Maximum noise of a point in one month. */
  wobble: 0.12,
  /** Maximum change of a strength in a month. */
  month: 0.15,
  /** Radius of the area with its competitors, in kilometres. */
  spread: 7,
} as const;

/** Score of a business at a distance in kilometres: it decreases with distance. */
export function pullOf(strength: number, km: number): number {
  return strength - model.decay * Math.log(1 + km / model.near);
}

interface Contender extends Omit<Listing, 'km'> {
  at: Place;
  strength: number;
}

/**
 * Simulated ranks: generators are seeded with keyword, map and place (for the competitors), and with business and
 * month. A place has the same rank in every grid that contains it.
 */
export const simulatedRanks: RankSource = {
  isSimulated: true,
  scan: (request) => Promise.resolve(simulateScan(request)),
};

/** The same request always gives the same points, in the order of `gridPoints`. */
export function simulateScan(request: ScanRequest): ScanPoint[] {
  const contenders = contendersOf(request);
  return gridPoints(request.centre, request.size, request.radius).map((at) => {
    if (request.isWater(at)) return { at, isWater: true, rank: null, leaders: [] };
    const seed = `${seedOf(request)} ${at.x.toFixed(2)} ${at.y.toFixed(2)}`;
    const noise = seededRandom(seed);
    const wobble = seededRandom(`${seed} ${request.monthsAgo}`);
    const results = contenders
      .map(({ id, name, isOwn, at: from, strength }) => {
        const km = kmBetween(at, from);
        const chance = aboutZero(noise) * model.noise + aboutZero(wobble) * model.wobble;
        return { listing: { id, name, isOwn, km }, score: pullOf(strength, km) + chance };
      })
      .toSorted((a, b) => b.score - a.score)
      .map(({ listing }) => listing);
    const rank = results.findIndex(({ isOwn }) => isOwn) + 1;
    return {
      at,
      isWater: false,
      rank: rank > deepestRank ? null : rank,
      leaders: results.slice(0, leaders),
    };
  });
}

/** From -1 to 1. */
function aboutZero(random: Random): number {
  return random() * 2 - 1;
}

function contendersOf(request: ScanRequest): Contender[] {
  const { centre, monthsAgo } = request;
  const drift = seededRandom(`${seedOf(request)} month`);
  const aMonth = () => (monthsAgo === 0 ? 0 : aboutZero(drift) * model.month);
  const own: Contender = {
    id: 'own',
    name: request.business,
    isOwn: true,
    at: centre,
    strength: seededRandom(seedOf(request))() * model.strength + aMonth(),
  };
  const random = seededRandom(`${request.map} ${clean(request.keyword)} ${centre.x} ${centre.y}`);
  const others = Array.from({ length: rivals }, (_, index): Contender => {
    const angle = random() * 2 * Math.PI;
    const away = Math.sqrt(random()) * model.spread;
    return {
      id: String.fromCodePoint(65 + index),
      name: null,
      isOwn: false,
      at: { x: centre.x + Math.cos(angle) * away, y: centre.y + Math.sin(angle) * away },
      strength: random() * model.strength + aMonth(),
    };
  });
  return [own, ...others];
}

function seedOf({ business, keyword, map, centre }: ScanRequest): string {
  return [map, clean(business), clean(keyword), centre.x.toFixed(2), centre.y.toFixed(2)].join('|');
}

/** Businesses are compared ignoring case and spaces. */
function clean(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
