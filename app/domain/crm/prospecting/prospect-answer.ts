import type { Named } from '#app/domain/map/towns/town-map.ts';
import type { ProspectResult } from './prospecting.ts';
import type { Town } from './towns.ts';

/** The answer to a search of the live CRM. */
export interface ProspectAnswer {
  /** Null for an unknown town. */
  result: ProspectResult | null;
  /** The town that was searched, and others of the same name; null and none where no gazetteer has it. */
  town: Town | null;
  others: readonly Town[];
  /** Places and waters that the map names. */
  names: readonly Named[];
  /** Whether a map was looked at beside our own records: there is none, or it did not answer. */
  map: 'none' | 'asked' | 'away';
}
