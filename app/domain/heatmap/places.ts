import { townSheets, type TownSheet } from '../map/sheets.ts';
import { placeOn, type Place } from '../map/window.ts';

/** Straight-line distance in kilometres. */
export function kmBetween(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

interface District {
  name: string;
  town: TownSheet;
  /** On the plane of the town's map. */
  at: Place;
}

function district(town: TownSheet, name: string, lat: number, lng: number): District {
  return { name, town, at: placeOn(townSheets[town].origin, { lat, lng }) };
}

/** Districts to start from, with their approximate centre, to about 300 m. Their names are the same in every language. */
export const districts = {
  'ville-marie': district('montreal', 'Ville-Marie', 45.501, -73.568),
  plateau: district('montreal', 'Plateau-Mont-Royal', 45.524, -73.582),
  rosemont: district('montreal', 'Rosemont', 45.548, -73.583),
  villeray: district('montreal', 'Villeray', 45.547, -73.62),
  hochelaga: district('montreal', 'Hochelaga', 45.545, -73.54),
  outremont: district('montreal', 'Outremont', 45.517, -73.608),
  'cote-des-neiges': district('montreal', 'Côte-des-Neiges', 45.497, -73.628),
  'notre-dame-de-grace': district('montreal', 'Notre-Dame-de-Grâce', 45.474, -73.614),
  'saint-henri': district('montreal', 'Saint-Henri', 45.477, -73.587),
  verdun: district('montreal', 'Verdun', 45.457, -73.57),
  lasalle: district('montreal', 'LaSalle', 45.43, -73.633),
  lachine: district('montreal', 'Lachine', 45.438, -73.675),
  'saint-laurent': district('montreal', 'Saint-Laurent', 45.508, -73.69),
  ahuntsic: district('montreal', 'Ahuntsic', 45.553, -73.662),
  'montreal-nord': district('montreal', 'Montréal-Nord', 45.602, -73.63),
  'saint-leonard': district('montreal', 'Saint-Léonard', 45.587, -73.597),
  anjou: district('montreal', 'Anjou', 45.604, -73.556),
  'pointe-aux-trembles': district('montreal', 'Pointe-aux-Trembles', 45.64, -73.505),
  'pointe-claire': district('montreal', 'Pointe-Claire', 45.447, -73.815),
  tribeca: district('new-york', 'Tribeca', 40.7197, -74.0048),
  midtown: district('new-york', 'Midtown', 40.755, -73.985),
  harlem: district('new-york', 'Harlem', 40.81, -73.948),
  williamsburg: district('new-york', 'Williamsburg', 40.714, -73.953),
  'downtown-brooklyn': district('new-york', 'Downtown Brooklyn', 40.692, -73.985),
  astoria: district('new-york', 'Astoria', 40.765, -73.92),
  'wilmington-downtown': district('wilmington', 'Market Street', 39.744, -75.548),
  riverfront: district('wilmington', 'Riverfront', 39.737, -75.556),
  'trolley-square': district('wilmington', 'Trolley Square', 39.759, -75.566),
  'new-castle': district('wilmington', 'New Castle', 39.663, -75.568),
  'hotel-de-ville': district('paris', 'Hôtel de Ville', 48.857, 2.353),
  'champs-elysees': district('paris', 'Champs-Élysées', 48.87, 2.307),
  montmartre: district('paris', 'Montmartre', 48.886, 2.341),
  bastille: district('paris', 'Bastille', 48.853, 2.37),
  montparnasse: district('paris', 'Montparnasse', 48.842, 2.322),
  grenelle: district('paris', 'Grenelle', 48.85, 2.292),
} as const satisfies Record<string, District>;

export type DistrictId = keyof typeof districts;

export const districtIds = Object.keys(districts) as DistrictId[];
