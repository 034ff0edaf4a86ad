import type { Line } from '../geometry.ts';

/** A river as its middle line; it is as wide everywhere, in kilometres. */
export interface River {
  name: string;
  km: number;
  line: Line;
}

export const nameKinds = ['place', 'water', 'park', 'road'] as const;

type NameKind = (typeof nameKinds)[number];

/** Something with a name, at longitude and latitude. */
export interface Named {
  name: string;
  at: readonly [lng: number, lat: number];
  kind: NameKind;
  /** The more, the sooner it is named. */
  weight: number;
}

/** Names that differ between languages. Content translates them; others are the same everywhere. */
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

/** A town drawn by hand, for orientation: shores to about 200 m. */
export interface TownMap {
  /** What the sheet is where no shape covers it. */
  ground: 'land' | 'water';
  /** Land in the water, or water in the land. */
  shores: readonly Line[];
  rivers: readonly River[];
  /** Land in rivers and in other water. */
  islands: readonly Line[];
  parks: readonly Line[];
  roads: readonly Line[];
  names: readonly Named[];
}
