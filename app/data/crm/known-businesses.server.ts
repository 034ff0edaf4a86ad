import { and, asc, between, desc, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Client, Coordinates } from '#app/domain/crm/entities.ts';
import { partnerPoints, partnerRadius } from '#app/domain/crm/partners.ts';
import { earthRadius } from '#app/domain/crm/prospecting.ts';
import { fold } from '#app/domain/search/fold.ts';
import { crmTableOf } from './crm-tables.server.ts';
import type { Database } from './database.server.ts';
import { literally } from './literally.server.ts';
import { clients } from './schema/crm.server.ts';

interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Clients that one search looks at, those that one partner is chosen from, and places that a town is made out by. */
const mostWithin = 2000;
const mostLikely = 50;
const mostPlaces = 500;

/** What the CRM knows about where businesses are. The index finds the box; how far they really are is worked out within it. */
export function createKnownBusinesses({ db }: Pick<Database, 'db'>) {
  const { toRecord } = crmTableOf('clients');
  const isWithin = ({ south, north, west, east }: Box) =>
    and(between(clients.lat, south, north), between(clients.lng, west, east));
  return {
    /** The nearest first. */
    async within(box: Box, center: Coordinates): Promise<Client[]> {
      const rows = await db
        .select()
        .from(clients)
        .where(isWithin(box))
        .orderBy(asc(kilometresFrom(center)), asc(clients.id))
        .limit(mostWithin);
      return rows.map((row) => toRecord(row));
    },

    /** Those who may go best with a client; the domain has the last word. */
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

    async placesIn(city: string): Promise<Coordinates[]> {
      const rows = await db
        .select({ lat: clients.lat, lng: clients.lng })
        .from(clients)
        .where(
          and(
            isNotNull(clients.lat),
            isNotNull(clients.lng),
            sql`${clients.address} ilike ${`%${literally(city)}%`}`,
          ),
        )
        .limit(mostPlaces);
      return rows.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]));
    },
  };
}

/** `distanceBetween` of the domain. */
function kilometresFrom({ lat, lng }: Coordinates): SQL {
  return sql`${2 * earthRadius}::float8 * asin(least(1, sqrt(
    power(sin(radians(${clients.lat} - ${lat}::float8) / 2), 2) +
    cos(radians(${lat}::float8)) * cos(radians(${clients.lat})) *
    power(sin(radians(${clients.lng} - ${lng}::float8) / 2), 2))))`;
}

/** `compatibilityOf` of the domain, as far as it tells one candidate from another. */
function likelihood({ sector }: Client, center: Coordinates): SQL {
  const { sectors, nearness, visibility } = partnerPoints;
  const own = fold(sector.trim());
  const differs = sql`case when ${own} <> '' and btrim(${clients.sectorKey}) not in ('', ${own}) then 1 else 0 end`;
  const near = sql`greatest(0, 1 - ${kilometresFrom(center)} / ${partnerRadius}::float8)`;
  return sql`${sectors}::float8 * ${differs} + ${nearness}::float8 * ${near} +
    ${visibility / 200}::float8 * ${clients.score}`;
}
