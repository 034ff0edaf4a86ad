import type { Named } from '#app/domain/map/towns/town-map.ts';
import type { ProspectResult } from './prospecting.ts';
import type { Town } from './towns.ts';

/** The result of a search in the live CRM. */
export interface ProspectAnswer {
  /** Null for an unknown town. */
  result: ProspectResult | null;
  /** The town that was searched, and others of the same name; null and empty if no gazetteer has it. */
  town: Town | null;
  others: readonly Town[];
  /** Towns and waters labelled on the map. */
  names: readonly Named[];
  /**
   * Whether map data was searched besides our own records: `none` if there is no source, `away` if it did not respond.
   */
  map: 'none' | 'asked' | 'away';
}
