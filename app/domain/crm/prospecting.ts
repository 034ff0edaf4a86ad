import type { Client, Coordinates } from './entities.ts';
import { noted, type Planning } from './planning.ts';
import type { Change } from './store.ts';

/** How long a search takes in the sandbox, in milliseconds. Source: B §7, CRMP-14. */
export const prospectingDelay = 1000;

/** Where the map stands and how near. Source: B §9, CRMP-21. */
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

export const initialFilter: ProspectFilter = {
  ville: '',
  secteur: '',
  motsCles: [],
  ilaScoreMin: prospectSliders.ilaScoreMin.initial,
  rayonKm: prospectSliders.rayonKm.initial,
  statusIlumatch: 'all',
};

/** Adds a keyword unless it is blank or already there. Source: B §5, CRMP-05 to CRMP-07. */
export function withKeyword(keywords: readonly string[], typed: string): readonly string[] {
  const keyword = typed.trim();
  return keyword === '' || keywords.includes(keyword) ? keywords : [...keywords, keyword];
}

export interface Match {
  business1: Client;
  business2: Client;
  /** 0 to 100. */
  compatibility: number;
  /** Codes of what to say and what to do; content puts them into words. */
  pitch: 'neighbours' | 'complement' | 'audience';
  cta: 'introduce';
}

export interface ProspectResult {
  businesses: readonly Client[];
  matches: readonly Match[];
  mapData: {
    center: Coordinates;
    zoom: number;
    markers: readonly { id: string; position: Coordinates; score: number; name: string }[];
  };
  /** Percent, the mean over the matches; null without any. */
  averageCompatibility: number | null;
}

/** How many businesses the sandbox finds, and how well its one match fits. Source: B §7, CRMP-15 and CRMP-16. */
const found = 3;
const fixedCompatibility = 87;

/** What the sandbox finds, whatever the filter: its first three clients and one match of the first two. */
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

function resultOf(businesses: readonly Client[], matches: readonly Match[]): ProspectResult {
  const sum = matches.reduce((total, { compatibility }) => total + compatibility, 0);
  return {
    businesses,
    matches,
    mapData: {
      ...montreal,
      markers: businesses.flatMap(({ id, coordinates, ilaScore, name }) =>
        coordinates ? [{ id, position: coordinates, score: ilaScore.current, name }] : [],
      ),
    },
    averageCompatibility: matches.length > 0 ? Math.round(sum / matches.length) : null,
  };
}

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

/** Mean radius of the earth in kilometres (IUGG). */
const earthRadius = 6371.0088;

/** Great-circle distance in kilometres, by the haversine formula. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat, lng] = [radians(b.lat - a.lat), radians(b.lng - a.lng)];
  const half =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}
