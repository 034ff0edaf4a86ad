import { company } from '#app/content/company/facts.ts';
import { readSheet, sheetAround } from '#app/domain/map/sheets.ts';
import type { Named } from '#app/domain/map/towns/town-map.ts';

/** Kilometres around the centre of the offices in the initial view. */
const half = 420;

/** Kilometres around an office that its town's map must cover. */
const aroundOffice = 10;

/** Well-known towns for orientation, whose names are the same in every language. */
const towns: readonly Named[] = (
  [
    ['Toronto', -79.38, 43.65],
    ['Boston', -71.06, 42.36],
    ['Québec', -71.21, 46.81],
    ['Ottawa', -75.7, 45.42],
    ['Washington', -77.04, 38.9],
    ['Buffalo', -78.88, 42.89],
    ['Albany', -73.76, 42.65],
  ] as const
).map(([name, lng, lat], at) => ({ name, at: [lng, lat], kind: 'place', weight: -at }));

/** Sheets and labels from which the offices map is drawn. */
export function officesMap() {
  const offices = Object.values(company.offices);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [lat, lng] = [
    middle(offices.map((each) => each.lat)).toFixed(1),
    middle(offices.map((each) => each.lng)).toFixed(1),
  ];
  const region = readSheet(`${lat},${lng},${half * 1.25}`);
  if (!region) throw new Error('offices-map: a sheet cannot show all offices');
  return {
    half,
    region,
    towns: offices.map((office) => sheetAround(office, aroundOffice)),
    names: towns,
  };
}
