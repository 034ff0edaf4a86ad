import { distanceBetween } from '#app/domain/crm/prospecting/distance.ts';
import { partnerRadius } from '#app/domain/crm/prospecting/partners.ts';
import type { Client, Coordinates } from '#app/domain/crm/records/entities.ts';
import type { BusinessSource } from './businesses.ts';

/** Bounding box in degrees. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** The database queries of this directory. */
export interface KnownBusinesses {
  /** Nearest first, limited in number. */
  within: (box: Box, center: Coordinates) => Promise<readonly Client[]>;
  /** Candidates for a partnership with a client. */
  likelyPartners: (box: Box, client: Client, center: Coordinates) => Promise<readonly Client[]>;
  /** Addresses of the most recently changed clients. */
  recentAddresses: () => Promise<readonly string[]>;
  /** Coordinates of clients whose address names a town. */
  placesIn: (city: string) => Promise<readonly Coordinates[]>;
}

/** Kilometres per degree of latitude. */
const kilometresPerDegree = 111.2;

export interface KnownSource extends BusinessSource {
  /** Partner candidates around a client. */
  partnersAround(client: Client): Promise<readonly Client[]>;
  /** Addresses of recent clients. */
  addresses(): Promise<readonly string[]>;
}

/** The directory of our own clients and prospects, imported ones included. */
export function createKnownSource({
  within,
  likelyPartners,
  placesIn,
  recentAddresses,
}: KnownBusinesses): KnownSource {
  return {
    addresses: recentAddresses,
    async placeOf(city) {
      const places = await placesIn(city);
      if (places.length === 0) return null;
      // The median: a single address on the other side of the world would distort a mean.
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
