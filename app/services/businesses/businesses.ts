import type { Client, Coordinates } from '#app/domain/crm/entities.ts';
import type { ProspectFilter } from '#app/domain/crm/prospecting.ts';

interface Around {
  center: Coordinates;
  radiusKm: number;
  sector: ProspectFilter['secteur'];
}

/** Where businesses are looked up: what is not known of one is empty, and a score of 0 means that nobody has measured. */
export interface BusinessSource {
  /** Where a town is; null when it is not known here. */
  placeOf(city: string): Promise<Coordinates | null>;
  /** The businesses around a place. */
  around(search: Around): Promise<readonly Client[]>;
}

/** A source did not answer, or not with what was asked for. */
export class SourceFailure extends Error {}
