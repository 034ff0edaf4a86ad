import { seededRandom, type Random } from '../random.ts';
import { gridPoints } from './grid.ts';
import { kmBetween, type Place } from './places.ts';
import {
  deepestRank,
  type Listing,
  type RankSource,
  type ScanPoint,
  type ScanRequest,
} from './rank-source.ts';

/** Made-up rivals of a scan; with the business itself there are 25 results, of which the first twenty are read. */
const rivals = 24;
const leaders = 5;

/** What makes up a score: how strong a business is, less its distance, give or take what only this point knows. */
const model = {
  /** Strength lies between 0 and this. */
  strength: 1.3,
  /** Weight of the distance. */
  decay: 1.4,
  /** Kilometres after which the distance begins to tell. */
  near: 1.5,
  /** Most that one point adds or takes away. */
  noise: 0.2,
  /** Most that one point adds or takes away in one month. */
  wobble: 0.12,
  /** Most that a month adds to a strength or takes from it. */
  month: 0.15,
  /** Kilometres around the business in which its rivals are. */
  spread: 7,
} as const;

/** What a business of some strength weighs in the results so many kilometres away: less with every kilometre. */
export function pullOf(strength: number, km: number): number {
  return strength - model.decay * Math.log(1 + km / model.near);
}

interface Contender extends Omit<Listing, 'km'> {
  at: Place;
  strength: number;
}

/**
 * Ranks without anyone to ask: drawn by a generator seeded with the keyword and the place (the rivals), the business and
 * the month. A place has the same rank in every grid it is a point of.
 */
export const simulatedRanks: RankSource = {
  isSimulated: true,
  scan: (request) => Promise.resolve(simulateScan(request)),
};

/** The same request always gives the same points, in the order of `gridPoints`. */
export function simulateScan(request: ScanRequest): ScanPoint[] {
  const contenders = contendersOf(request);
  return gridPoints(request.centre, request.size, request.radius).map((at) => {
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
  const random = seededRandom(`${clean(request.keyword)} ${centre.x} ${centre.y}`);
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

function seedOf({ business, keyword, centre }: ScanRequest): string {
  return [clean(business), clean(keyword), centre.x.toFixed(2), centre.y.toFixed(2)].join('|');
}

/** Written with other capitals or blanks it is the same business. */
function clean(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
