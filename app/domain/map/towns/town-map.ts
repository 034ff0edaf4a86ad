import type { Line } from '../geometry.ts';

/** A river as its centre line, with a constant width in kilometres. */
export interface River {
  name: string;
  km: number;
  line: Line;
}

export const nameKinds = ['place', 'water', 'park', 'road'] as const;

type NameKind = (typeof nameKinds)[number];

/** A named feature, at longitude and latitude. */
export interface Named {
  name: string;
  at: readonly [lng: number, lat: number];
  kind: NameKind;
  /** Features with a higher value are labelled first. */
  weight: number;
}

/** Names that differ between languages and are translated in the content; others are the same everywhere. */
export type TranslatedName =
  | 'saint-lawrence'
  | 'south-shore'
  | 'prairies'
  | 'hudson'
  | 'east-river'
  | 'upper-bay'
  | 'delaware'
  | 'seine'
  | 'marne';

/** A hand-drawn town map for orientation: shores are accurate to about 200 m. */
export interface TownMap {
  /** The base of the sheet, where no shape covers it. */
  ground: 'land' | 'water';
  /** Land in the water, or water in the land. */
  shores: readonly Line[];
  rivers: readonly River[];
  /** Land within rivers and other water. */
  islands: readonly Line[];
  parks: readonly Line[];
  roads: readonly Line[];
  names: readonly Named[];
}
