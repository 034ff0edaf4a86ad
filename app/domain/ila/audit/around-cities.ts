import { placeKey } from './checks/place-key.ts';

/**
 * Beginnings of the postal codes around some big cities, by the form of a country's codes; wider than their suburbs.
 * Excludes cities that share their name with others.
 */
const areas: readonly { code: RegExp; around: Readonly<Record<string, string>> }[] = [
  {
    code: /^\d{5}(?:-\d{4})?$/,
    around: {
      // France
      Paris: '75 77 78 91 92 93 94 95 60 28 27 45 02 10 51 89',
      Marseille: '13 83 84 30 04',
      Lyon: '69 01 38 42 71 26 07',
      Toulouse: '31 81 82 32 09 11',
      Nice: '06 83',
      Nantes: '44 49 85 56 35',
      Strasbourg: '67 68 57 88',
      Montpellier: '34 30',
      Bordeaux: '33 24 40 47 16 17',
      Lille: '59 62 80 02',
      Rennes: '35 22 56 50 53 44 49',
      Toulon: '83 13 06',
      Grenoble: '38 73 26 69 01 05 74',
      Dijon: '21 70 39 71 52 89 58 10',
      'Clermont-Ferrand': '63 03 43 15 42 23',
      Rouen: '76 27 60 80',
      Nancy: '54 57 88 55',
      Perpignan: '66 11',
      // Spain
      Madrid: '28 45 19 40 05 16',
      Barcelona: '08 17 25 43',
      Sevilla: '41 21 11 14 06 29',
      Zaragoza: '50 22 44 42 31 26 43',
      Málaga: '29 11 14 18 41',
      Bilbao: '48 20 01 39 09',
      // The United States
      'New York': '10 11 12 07 08 06 18 19',
      'Los Angeles': '90 91 92 93',
      Chicago: '60 61 46 53 54 49',
      Houston: '77 78',
      Dallas: '75 76 73 74',
      'San Antonio': '78 76 77',
      Miami: '33 34',
      Phoenix: '85 86',
      Seattle: '98 99',
      Denver: '80',
      Atlanta: '30 31 36',
      Minneapolis: '55 54 56',
      Detroit: '48 43 49',
      'San Francisco': '94 95',
      'Salt Lake City': '84 83 82',
      'New Orleans': '70 39',
    },
  },
  {
    // Australia
    code: /^\d{4}$/,
    around: {
      Melbourne: '3',
      Sydney: '2',
      Adelaide: '5',
      Perth: '6',
    },
  },
  {
    // Canada
    code: /^[A-Z]\d[A-Z]/,
    around: {
      Montréal: 'H J',
      Toronto: 'M L N K',
      Calgary: 'T',
      Edmonton: 'T',
      Winnipeg: 'R',
    },
  },
];

const areaOf = new Map(
  areas.flatMap(({ code, around }) =>
    Object.entries(around).map(
      ([city, list]) => [placeKey(city), { code, near: list.split(' ') }] as const,
    ),
  ),
);

/** Whether all postal codes of a business are too far from a big city to be in its suburbs. */
export function isFar(city: string, codes: readonly string[]): boolean {
  const area = areaOf.get(city);
  if (!area || codes.length === 0) return false;
  return codes.every(
    (each) => area.code.test(each) && !area.near.some((start) => each.startsWith(start)),
  );
}
