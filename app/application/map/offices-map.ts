import { company, officesView } from '#app/content/company/facts.ts';
import { readSheet, sheetAround } from '#app/domain/map/sheets.ts';
import type { Named } from '#app/domain/map/towns/town-map.ts';

const { half } = officesView;

const landmarks = officesView.landmarks.map(({ name, lat, lng }, at): Named => ({
  name,
  at: [lng, lat],
  kind: 'place',
  weight: -at,
}));

/** Kilometres around an office that its town's map must cover. */
const aroundOffice = 10;

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
    names: landmarks,
  };
}
