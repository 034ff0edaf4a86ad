import { and, between, isNotNull, sql } from 'drizzle-orm';
import type { Client, Coordinates } from '#app/domain/crm/entities.ts';
import { crmTableOf } from './crm-tables.server.ts';
import type { Database } from './database.server.ts';
import { literally } from './literally.server.ts';
import { clients } from './schema/crm.server.ts';

/** Clients that one search looks at, and places that a town is made out by. */
const mostWithin = 2000;
const mostPlaces = 500;

/** What the CRM knows about where businesses are. */
export function createKnownBusinesses({ db }: Pick<Database, 'db'>) {
  const { toRecord } = crmTableOf('clients');
  return {
    async within(box: {
      south: number;
      north: number;
      west: number;
      east: number;
    }): Promise<Client[]> {
      const rows = await db
        .select()
        .from(clients)
        .where(
          and(between(clients.lat, box.south, box.north), between(clients.lng, box.west, box.east)),
        )
        .limit(mostWithin);
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
