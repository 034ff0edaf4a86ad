import { z } from 'zod';
import { unmeasuredScore } from '#app/domain/crm/figures/ila-score.ts';
import type { ProspectFilter } from '#app/domain/crm/prospecting/prospecting.ts';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import type { Client, Coordinates } from '#app/domain/crm/records/entities.ts';
import { initialOf } from '#app/domain/crm/records/initial-values.ts';
import { isEmailAddress } from '#app/domain/email-address.ts';
import type { ListedBusiness } from '#app/domain/ila/audit/evidence.ts';
import { SourceFailure, type MapSource } from './businesses.ts';

interface Settings {
  /** URL of an Overpass interpreter, such as `https://overpass.example/api/interpreter`. */
  url: string;
  /** Clock, in epoch milliseconds. */
  now: () => number;
  /** Timeout in milliseconds. */
  patience?: number;
}

/** OpenStreetMap tags of each sector. See https://wiki.openstreetmap.org/wiki/Map_features */
const tagsOf: Record<Exclude<ProspectFilter['secteur'], ''>, readonly string[]> = {
  restauration: ['["amenity"~"^(restaurant|cafe|bar|pub|fast_food|ice_cream)$"]'],
  santé: ['["amenity"~"^(clinic|doctors|dentist|pharmacy|veterinary)$"]', '["healthcare"]'],
  commerce: ['["shop"]'],
  services: ['["craft"]', '["office"]'],
  immobilier: ['["office"="estate_agent"]'],
  automobile: ['["shop"~"^(car|car_repair|car_parts|tyres|motorcycle)$"]'],
  beauté: ['["shop"~"^(hairdresser|beauty|cosmetics|perfumery)$"]'],
  fitness: ['["leisure"~"^(fitness_centre|sports_centre)$"]'],
  technologie: ['["shop"~"^(computer|electronics|mobile_phone)$"]', '["office"="it"]'],
  éducation: ['["amenity"~"^(school|college|university|driving_school|language_school)$"]'],
};

/** Limits of a response: number of businesses and bytes. */
const mostFound = 300;
const largestAnswer = 5_000_000;

const coordinate = z.number().min(-180).max(180);
const place = z.object({ lat: coordinate, lon: coordinate });
const answerShape = z.object({
  elements: z.array(
    z.object({
      type: z.enum(['node', 'way', 'relation']),
      id: z.number(),
      lat: coordinate.optional(),
      lon: coordinate.optional(),
      center: place.optional(),
      tags: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

type Element = z.output<typeof answerShape>['elements'][number];

/** Businesses of OpenStreetMap, through an Overpass server. They have no score. */
export function createOverpassSource({ url, now, patience = 25_000 }: Settings): MapSource {
  async function ask(query: string): Promise<Element[]> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        body: new URLSearchParams({ data: `[out:json][timeout:20];${query}` }),
        headers: { Accept: 'application/json' },
        signal: AbortSignal.timeout(patience),
      });
      if (!response.ok) throw new Error(`Status ${response.status}`);
      return answerShape.parse(JSON.parse(await textOf(response))).elements;
    } catch (error) {
      throw new SourceFailure('The map did not answer', { cause: error });
    }
  }

  return {
    async placeOf(city) {
      const name = quoted(city);
      const kinds = '["place"~"^(city|town|village|municipality|borough|suburb)$"]';
      const names = ['name', 'name:fr', 'name:en', 'name:es'];
      const nodes = names.map((key) => `node${kinds}["${key}"=${name}];`).join('');
      const found = await ask(`(${nodes});out 20;`);
      // Of several towns with that name, the largest is used.
      const [largest] = found.toSorted((a, b) => populationOf(b) - populationOf(a));
      return largest ? coordinatesOf(largest) : null;
    },
    async around({ center, radiusKm, sector }) {
      const filters = sector === '' ? Object.values(tagsOf).flat() : tagsOf[sector];
      const around = `(around:${Math.round(radiusKm * 1000)},${center.lat},${center.lng})`;
      const parts = filters.map((filter) => `nwr${filter}["name"]${around};`).join('');
      const found = await ask(`(${parts});out center ${mostFound};`);
      return found.flatMap((element) => businessOf(element, sector, now()));
    },
    async named({ name, center: { lat, lng } }) {
      const found = await ask(
        `nwr["name"=${quoted(name)}](around:1000,${lat},${lng});out center 1;`,
      );
      return found[0] ? listingOf(found[0]) : null;
    },
  };
}

function businessOf(element: Element, sector: ProspectFilter['secteur'], now: number): Client[] {
  const { type, id, tags } = element;
  const coordinates = coordinatesOf(element);
  const name = (tags.name ?? '').trim().slice(0, 200);
  if (!coordinates || name === '') return [];
  const at = new Date(now).toISOString();
  const street = [tags['addr:housenumber'], tags['addr:street']].filter(Boolean).join(' ');
  const kind = tags.shop ?? tags.amenity ?? tags.office ?? tags.craft ?? tags.leisure ?? '';
  return [
    {
      ...initialOf(clientFields),
      id: `osm-${type}-${id}`,
      version: 1,
      createdAt: at,
      updatedAt: at,
      name,
      sector: (sector || kind.replaceAll('_', ' ')).slice(0, 100),
      address: [street, tags['addr:city']].filter(Boolean).join(', ').slice(0, 300),
      coordinates,
      contact: {
        email: emailOf(firstOf(tags.email ?? tags['contact:email'])),
        phone: firstOf(tags.phone ?? tags['contact:phone']).slice(0, 40),
        website: webOf(firstOf(tags.website ?? tags['contact:website'])),
      },
      ilaScore: unmeasuredScore(at),
      tags: ['OpenStreetMap', kind].filter(Boolean).map((tag) => tag.slice(0, 100)),
    },
  ];
}

function listingOf({ type, id, tags }: Element): ListedBusiness {
  return {
    url: `https://www.openstreetmap.org/${type}/${id}`,
    name: (tags.name ?? '').slice(0, 200),
    street: streetOf(tags),
    phone: firstOf(tags.phone ?? tags['contact:phone']).slice(0, 40),
    hours: (tags.opening_hours ?? '').slice(0, 300),
  };
}

/** House number and street; empty without a street. */
function streetOf(tags: Element['tags']): string {
  const { 'addr:housenumber': number, 'addr:street': street } = tags;
  return street ? [number, street].filter(Boolean).join(' ').slice(0, 200) : '';
}

/** The map is public data: an invalid address is left out. */
function emailOf(text: string): string {
  return isEmailAddress(text) ? text : '';
}

/** Values of a tag are separated by semicolons. */
function firstOf(value = ''): string {
  return (value.split(';', 1)[0] ?? '').trim();
}

function coordinatesOf({ lat, lon, center }: Element): Coordinates | null {
  if (center) return { lat: center.lat, lng: center.lon };
  return lat === undefined || lon === undefined ? null : { lat, lng: lon };
}

function populationOf({ tags }: Element): number {
  return Number(tags.population) || 0;
}

/** Map data is untrusted: only web addresses pass. */
function webOf(text: string): string {
  return /^https?:\/\//i.test(text) && text.length <= 500 && URL.canParse(text) ? text : '';
}

/** A string literal of Overpass QL. */
function quoted(text: string): string {
  const plain = text
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100);
  return `"${plain.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`)}"`;
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > largestAnswer) throw new Error('The answer is too long');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
