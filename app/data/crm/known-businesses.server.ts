import { and, asc, between, desc, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#app/data/engine/database.server.ts';
import { escapeLike } from '#app/data/engine/escape-like.server.ts';
import { partnerPoints } from '#app/domain/crm/prospecting/compatibility.ts';
import { earthRadius } from '#app/domain/crm/prospecting/distance.ts';
import { partnerRadius } from '#app/domain/crm/prospecting/partners.ts';
import type { Client, Coordinates } from '#app/domain/crm/records/entities.ts';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { crmTableOf } from './crm-tables.server.ts';
import { clients } from './schema.server.ts';

interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Row limits of a search around a place, of partner candidates, and of places that locate a town. */
const mostWithin = 2000;
const mostLikely = 50;
const mostPlaces = 500;

/** Geographical queries on clients. The index searches the bounding box; exact distances are computed within it. */
export function createKnownBusinesses({ db }: Pick<Database, 'db'>) {
  const { toRecord } = crmTableOf('clients');
  const isWithin = ({ south, north, west, east }: Box) =>
    and(between(clients.lat, south, north), between(clients.lng, west, east));
  return {
    /** Nearest first. */
    async within(box: Box, center: Coordinates): Promise<Client[]> {
      const rows = await db
        .select()
        .from(clients)
        .where(isWithin(box))
        .orderBy(asc(kilometresFrom(center)), asc(clients.id))
        .limit(mostWithin);
      return rows.map((row) => toRecord(row));
    },

    /** Partner candidates, best first; the domain makes the final choice. */
    async likelyPartners(box: Box, client: Client, center: Coordinates): Promise<Client[]> {
      const isNear = sql`${kilometresFrom(center)} <= ${partnerRadius}::float8`;
      const rows = await db
        .select()
        .from(clients)
        .where(and(isWithin(box), isNear, ne(clients.id, client.id)))
        .orderBy(desc(likelihood(client, center)), asc(clients.id))
        .limit(mostLikely);
      return rows.map((row) => toRecord(row));
    },

    async recentAddresses(): Promise<string[]> {
      const rows = await db
        .select({ address: clients.address })
        .from(clients)
        .orderBy(desc(clients.updatedAt), desc(clients.id))
        .limit(mostPlaces);
      return rows.map(({ address }) => address);
    },

    async placesIn(city: string): Promise<Coordinates[]> {
      const rows = await db
        .select({ lat: clients.lat, lng: clients.lng })
        .from(clients)
        .where(
          and(
            isNotNull(clients.lat),
            isNotNull(clients.lng),
            sql`${clients.address} ilike ${`%${escapeLike(city)}%`}`,
          ),
        )
        .limit(mostPlaces);
      return rows.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]));
    },
  };
}

/** The domain's `distanceBetween` in SQL. */
function kilometresFrom({ lat, lng }: Coordinates): SQL {
  return sql`${2 * earthRadius}::float8 * asin(least(1, sqrt(
    power(sin(radians(${clients.lat} - ${lat}::float8) / 2), 2) +
    cos(radians(${lat}::float8)) * cos(radians(${clients.lat})) *
    power(sin(radians(${clients.lng} - ${lng}::float8) / 2), 2))))`;
}

/** The domain's `compatibilityOf` in SQL, without the terms that all candidates share. */
function likelihood({ sector }: Client, center: Coordinates): SQL {
  const { sectors, nearness, visibility } = partnerPoints;
  const own = normalizeForSearch(sector.trim());
  const differs = sql`case when ${own} <> '' and btrim(${clients.sectorKey}) not in ('', ${own}) then 1 else 0 end`;
  const near = sql`greatest(0, 1 - ${kilometresFrom(center)} / ${partnerRadius}::float8)`;
  return sql`${sectors}::float8 * ${differs} + ${nearness}::float8 * ${near} +
    ${visibility / 200}::float8 * coalesce(${clients.score}, 0)`;
}
