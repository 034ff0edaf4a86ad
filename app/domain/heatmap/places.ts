/** A point of the island's projection plane: kilometres east and south of downtown. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Kilometres per degree at the latitude of Montréal. */
const degree = { latitude: 111.2, longitude: 78 } as const;
const downtown = { latitude: 45.5, longitude: -73.57 } as const;

/** Equirectangular: over 40 km the error is below a hundred metres. */
export function placeAt(latitude: number, longitude: number): Place {
  return {
    x: (longitude - downtown.longitude) * degree.longitude,
    y: (downtown.latitude - latitude) * degree.latitude,
  };
}

/** Straight-line distance in kilometres. */
export function kmBetween(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * Boroughs to start from, with their approximate centre, to about 300 m. Their names are the same in every language.
 */
export const boroughs = {
  'ville-marie': { name: 'Ville-Marie', at: placeAt(45.501, -73.568) },
  plateau: { name: 'Plateau-Mont-Royal', at: placeAt(45.524, -73.582) },
  rosemont: { name: 'Rosemont', at: placeAt(45.548, -73.583) },
  villeray: { name: 'Villeray', at: placeAt(45.547, -73.62) },
  hochelaga: { name: 'Hochelaga', at: placeAt(45.545, -73.54) },
  outremont: { name: 'Outremont', at: placeAt(45.517, -73.608) },
  'cote-des-neiges': { name: 'Côte-des-Neiges', at: placeAt(45.497, -73.628) },
  'notre-dame-de-grace': { name: 'Notre-Dame-de-Grâce', at: placeAt(45.474, -73.614) },
  'saint-henri': { name: 'Saint-Henri', at: placeAt(45.477, -73.587) },
  verdun: { name: 'Verdun', at: placeAt(45.457, -73.57) },
  lasalle: { name: 'LaSalle', at: placeAt(45.43, -73.633) },
  lachine: { name: 'Lachine', at: placeAt(45.438, -73.675) },
  'saint-laurent': { name: 'Saint-Laurent', at: placeAt(45.508, -73.69) },
  ahuntsic: { name: 'Ahuntsic', at: placeAt(45.553, -73.662) },
  'montreal-nord': { name: 'Montréal-Nord', at: placeAt(45.602, -73.63) },
  'saint-leonard': { name: 'Saint-Léonard', at: placeAt(45.587, -73.597) },
  anjou: { name: 'Anjou', at: placeAt(45.604, -73.556) },
  'pointe-aux-trembles': { name: 'Pointe-aux-Trembles', at: placeAt(45.64, -73.505) },
  'pointe-claire': { name: 'Pointe-Claire', at: placeAt(45.447, -73.815) },
} as const satisfies Record<string, { name: string; at: Place }>;

export type BoroughId = keyof typeof boroughs;

export const boroughIds = Object.keys(boroughs) as BoroughId[];
