import type { ProspectFilter } from '#app/domain/crm/prospecting/prospecting.ts';
import type { Client, Coordinates } from '#app/domain/crm/records/entities.ts';
import type { ListedBusiness } from '#app/domain/ila/audit/evidence.ts';

interface Around {
  center: Coordinates;
  radiusKm: number;
  sector: ProspectFilter['secteur'];
}

/** A business directory. Unknown fields are empty, and a score of 0 means not measured. */
export interface BusinessSource {
  /** Coordinates of a town; null when unknown. */
  placeOf(city: string): Promise<Coordinates | null>;
  around(search: Around): Promise<readonly Client[]>;
}

/** A map of the world. */
export interface MapSource extends BusinessSource {
  /** The business with that name within a kilometre. */
  named(search: { name: string; center: Coordinates }): Promise<ListedBusiness | null>;
}

/** The directory did not answer, or its answer was invalid. */
export class SourceFailure extends Error {}
