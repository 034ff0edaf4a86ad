import type { TranslatedName } from '#app/domain/map/towns/town-map.ts';

/** Texts of every map. */
export interface MapsCopy {
  zoomIn: string;
  zoomOut: string;
  /** Shows all of the map again. */
  whole: string;
  /** How the map is moved by keys, pointer and touch. */
  help: string;
  /** Where coasts, waters and towns come from. */
  source: string;
  /** Waters and places whose names differ between languages. */
  names: Record<TranslatedName, string>;
}
