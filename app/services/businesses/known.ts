import type { Client, Coordinates } from '#app/domain/crm/entities.ts';
import { partnerRadius } from '#app/domain/crm/partners.ts';
import { distanceBetween } from '#app/domain/crm/prospecting.ts';
import type { BusinessSource } from './businesses.ts';

/** Degrees from south to north and from west to east. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** What the database is asked. */
export interface KnownBusinesses {
  /** The nearest first, as many as one search looks at. */
  within: (box: Box, center: Coordinates) => Promise<readonly Client[]>;
  /** Those who may go best with a client. */
  likelyPartners: (box: Box, client: Client, center: Coordinates) => Promise<readonly Client[]>;
  /** Places of those whose address names a town. */
  placesIn: (city: string) => Promise<readonly Coordinates[]>;
}

/** Kilometres of a degree of latitude. */
const kilometresPerDegree = 111.2;

export interface KnownSource extends BusinessSource {
  /** Those around a client who may be its best partners. */
  partnersAround(client: Client): Promise<readonly Client[]>;
}

/** The businesses that we have in the CRM, those that were imported included. */
export function createKnownSource({
  within,
  likelyPartners,
  placesIn,
}: KnownBusinesses): KnownSource {
  return {
    async placeOf(city) {
      const places = await placesIn(city);
      if (places.length === 0) return null;
      // One address on the other side of the world moves a mean, and not a median.
      return {
        lat: median(places.map(({ lat }) => lat)),
        lng: median(places.map(({ lng }) => lng)),
      };
    },
    async around({ center, radiusKm }) {
      const found = await within(boxAround(center, radiusKm), center);
      return found.filter(
        ({ coordinates }) => coordinates && distanceBetween(center, coordinates) <= radiusKm,
      );
    },
    async partnersAround(client) {
      const { coordinates: center } = client;
      return center ? likelyPartners(boxAround(center, partnerRadius), client, center) : [];
    },
  };
}

export function boxAround({ lat, lng }: Coordinates, kilometres: number): Box {
  const high = kilometres / kilometresPerDegree;
  const wide = high / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return { south: lat - high, north: lat + high, west: lng - wide, east: lng + wide };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return (low + high) / 2;
}
