import { noted, type Planning } from '../plans/planning.ts';
import type { Client, Coordinates } from '../records/entities.ts';
import type { Change } from '../store/store.ts';
import { distanceBetween, isPlace } from './distance.ts';

/** Duration of a search in the sandbox, in milliseconds. Source: B §7, CRMP-14. */
export const prospectingDelay = 1000;

/** Centre and zoom of the map. Source: B §9, CRMP-21. */
export const montreal = { center: { lat: 45.5017, lng: -73.5673 }, zoom: 12 } as const;

/** Source: B §3 and B §5, CRMP-03. */
export const prospectSectors = [
  'restauration',
  'santé',
  'commerce',
  'services',
  'immobilier',
  'automobile',
  'beauté',
  'fitness',
  'technologie',
  'éducation',
] as const;

export const matchStatuses = ['all', 'perfect', 'compensatory', 'none'] as const;

/** Bounds of the two sliders. Source: B §5, CRMP-09 and CRMP-10. */
export const prospectSliders = {
  ilaScoreMin: { min: 0, max: 100, step: 10, initial: 60 },
  rayonKm: { min: 5, max: 50, step: 5, initial: 10 },
} as const;

export interface ProspectFilter {
  ville: string;
  secteur: '' | (typeof prospectSectors)[number];
  motsCles: readonly string[];
  ilaScoreMin: number;
  rayonKm: number;
  statusIlumatch: (typeof matchStatuses)[number];
}

/** Adds a keyword unless it is blank or already listed, ignoring case. Source: B §5, CRMP-05 to CRMP-07. */
export function withKeyword(keywords: readonly string[], typed: string): readonly string[] {
  const keyword = typed.trim();
  const isThere = keywords.some((each) => each.toLowerCase() === keyword.toLowerCase());
  return keyword === '' || isThere ? keywords : [...keywords, keyword];
}

export interface Match {
  business1: Client;
  business2: Client;
  /** 0 to 100. */
  compatibility: number;
  /** Codes of the pitch and the call to action; content translates them. */
  pitch: 'neighbours' | 'complement' | 'audience';
  cta: 'introduce';
}

export interface ProspectResult {
  businesses: readonly Client[];
  matches: readonly Match[];
  mapData: {
    center: Coordinates;
    zoom: number;
    markers: readonly { id: string; position: Coordinates; score: number | null; name: string }[];
  };
  /** Percent, the mean over the matches; null without any. */
  averageCompatibility: number | null;
}

/** Number of businesses found in the sandbox, and compatibility of its one match. Source: B §7, CRMP-15 and CRMP-16. */
const found = 3;

const fixedCompatibility = 87;

/** The sandbox's result for any filter: its first three clients, and one match of the first two. */
export function sandboxProspects(clients: readonly Client[]): ProspectResult {
  const businesses = clients.slice(0, found);
  const [first, second] = businesses;
  const matches: Match[] =
    first && second
      ? [
          {
            business1: first,
            business2: second,
            compatibility: fixedCompatibility,
            pitch: 'complement',
            cta: 'introduce',
          },
        ]
      : [];
  return resultOf(businesses, matches);
}

/**
 * Businesses with the map that shows them; those without a known location have no marker.
 *
 * @param center centre of the map: Montreal unless another town was searched
 */
export function resultOf(
  businesses: readonly Client[],
  matches: readonly Match[],
  center: Coordinates = montreal.center,
): ProspectResult {
  const sum = matches.reduce((total, { compatibility }) => total + compatibility, 0);
  return {
    businesses,
    matches,
    mapData: {
      ...montreal,
      center,
      markers: businesses.flatMap(({ id, coordinates, ilaScore, name }) =>
        coordinates && isPlace(coordinates)
          ? [{ id, position: coordinates, score: ilaScore.current, name }]
          : [],
      ),
    },
    averageCompatibility: matches.length > 0 ? Math.round(sum / matches.length) : null,
  };
}

/** Logs the sandbox's results. */
export function planProspected(
  { ville }: ProspectFilter,
  { businesses }: ProspectResult,
  planning: Planning,
): Change[] {
  return [
    noted(
      'prospected',
      { city: ville, count: businesses.length },
      { type: 'ai_analysis', relatedTo: { type: 'prospection', id: ville }, aiGenerated: true },
      planning,
    ),
  ];
}

/** Kilometres from the centre of the map; null without a location. */
export function distanceTo(
  { coordinates }: Pick<Client, 'coordinates'>,
  center: Coordinates = montreal.center,
): number | null {
  return coordinates && isPlace(coordinates) ? distanceBetween(center, coordinates) : null;
}

/** How a business compares with the search criteria; null if unknown. */
interface Fit {
  radius: boolean | null;
  score: boolean | null;
}

/** @param center the point that distances are measured from */
export function fitOf(
  business: Client,
  { rayonKm, ilaScoreMin }: Pick<ProspectFilter, 'rayonKm' | 'ilaScoreMin'>,
  center?: Coordinates,
): Fit {
  const distance = distanceTo(business, center);
  const { current } = business.ilaScore;
  return {
    radius: distance === null ? null : distance <= rayonKm,
    score: current === null ? null : current >= ilaScoreMin,
  };
}

/** Distance between two rings of a map in kilometres, chosen to give two to five rings. */
export function ringStep(reach: number): number {
  return [1, 2.5, 5, 10, 20].find((step) => reach / step <= 5) ?? reach / 5;
}
