import { expect, it } from 'vitest';
import { placesInAddress, postalPlace, townInAddress } from './town-in-address.ts';

it.each([
  ['1240 rue Beaubien', ', Montréal (QC) H2S 1T9', 'Montréal'],
  ['1240 rue Beaubien Est', ', Montréal (Québec) H2S 1T9', 'Montréal'],
  ['12 rue Mercière', ', 69002 Lyon', 'Lyon'],
  ['12 rue Mercière', '\n69002 Lyon\nTél. : 04 78 12 34 56', 'Lyon'],
  ['12 rue Mercière 69002 Lyon', ' – ouvert le lundi', 'Lyon'],
  ['3 place du Marché', ' - 13100 Aix-en-Provence', 'Aix-en-Provence'],
  ['310 Bank Street', '\nOttawa, ON K2P 1X7', 'Ottawa'],
  ['10245 Main St', ', Austin, TX 78701', 'Austin'],
  ['245 Smith Street', ', Brooklyn NY 11231', 'Brooklyn'],
  ['9 High Street', ', Bath BA1 5AB', 'Bath'],
  ['Calle Mayor 14', ', 28013 Madrid', 'Madrid'],
  ['Rue Stevin 115', '\n1000 Bruxelles', 'Bruxelles'],
  ['Rue du Rhône 8', ', CH-1204 Genève', 'Genève'],
  ['8, place de la Cathédrale', '\nF-44000 NANTES', 'NANTES'],
  ['Av. Álvaro Obregón 120', ', Col. Roma Norte, 06700 Ciudad de México, CDMX', 'Ciudad de México'],
  ['3802 W Gandy Blvd', ', Tampa, Florida 33611, United States', 'Tampa'],
  ['4301 Main St', ', Austin, TX 78749, USA', 'Austin'],
  ['15 Market Square', ', Saint John, New Brunswick E2L 1E8', 'Saint John'],
  ['14 Market Street', '\nManchester\nM4 3AQ', 'Manchester'],
  ['77 Magdalen Street', ', Norwich, Norfolk NR3 1AA', 'Norwich'],
  ['31 Baggot Street', ' Lower, Dublin 2, D02 X285', 'Dublin'],
  ['120 Smith St', ', Collingwood VIC 3066', 'Collingwood'],
  ['3, place aux Herbes', ' - 71000 MACON - Tél. 03 85 00 01 02', 'MACON'],
  ['4200 St. Laurent Blvd', '., Suite 1005, Montreal, Quebec, Canada H2W 2R2', 'Montreal'],
  ['Carrera 13 # 54-32', ', Local 2, Bogotá D.C.', 'Bogotá'],
  ['Av. Irarrázaval 2345', ', of. 12, Ñuñoa, Santiago', 'Ñuñoa'],
  ['Bv. Oroño 1250', ', S2000DSP Rosario, Santa Fe', 'Rosario'],
  ['Chaussée de Louvain 54', ' – 5000 Namur', 'Namur'],
  ['C/ Colón, 28', ', 2º-4ª\n46004 - Valencia', 'Valencia'],
  ['14 Upper O’Connell Street', '\nDublin 1', 'Dublin'],
  ['105 Ponsonby Rd', '\nAuckland 1011', 'Auckland'],
  ['2704 Chapman Hwy', ' • Knoxville, TN 37920', 'Knoxville'],
  ['12 Hill Street', '\nNorwich\nNorfolk\nNR3 2AW', 'Norwich'],
  ['1240 rue Beaubien', '\nOuvert du lundi au samedi', undefined],
  ['1240 rue Beaubien', '', undefined],
])('the town of %j and %j is %j', (street, after, town) => {
  expect(townInAddress(street, after)).toBe(town);
});

it.each([
  ['Unit 7, Riverside Industrial Estate, Kendal, Cumbria LA9 6NX', 'Kendal', true],
  ['Hollybank Farm, Trefonen, Oswestry, Shropshire SY10 9DX', 'Oswestry', true],
  ['842, 4e Rang Ouest, Saint-Jean-de-Matha (Québec) J0K 2S0', 'Saint-Jean-de-Matha', true],
  ['Corner of Main St. and 5th Ave., Bozeman, MT 59715', 'Bozeman', true],
  ['Corner of Main and 2nd, downtown Walla Walla, WA 99362', 'Walla Walla', true],
  ['The Old Sail Loft, Back Lane, St. Ives, Cornwall TR26 1HB', 'St. Ives', true],
  ['Quai Churchill 12\nBE-5500 Dinant', 'Dinant', true],
  ['Grand-Place, 32/1 à 7500 Tournai', 'Tournai', true],
  ['Pº Independencia, 24-26\n50004 Zaragoza', 'Zaragoza', true],
  ['Shop 3/78 Campbell Parade\nBondi Beach NSW 2026', 'Bondi Beach', true],
  ['Church Hill Road\nWoodstock, VT 05091', 'Woodstock', true],
  ['Le Lavancher\n74400 Chamonix-Mont-Blanc', 'Chamonix-Mont-Blanc', 'unclear'],
  ['Three Bridges Bakery, Ottawa (ON) K2P 1X7', 'Ottawa', false],
  ['Open 24/7\nThree Bridges Bakery, Ottawa (ON) K2P 1X7', 'Ottawa', false],
  ['7 am to 6 pm\nThree Bridges Bakery, Ottawa (ON) K2P 1X7', 'Ottawa', false],
  ['Alsina 295 4° “C”, B8000 Bahía Blanca', 'Bahía Blanca', true],
])('%j has the town %j and is an address: %j', (text, town, isAddress) => {
  expect(postalPlace(text)).toMatchObject({ town, isAddress });
});

it.each([
  ['27 Mardol\nShrewsbury\nSY1 1PU\nT: 01743 361234', '27 Mardol, Shrewsbury, SY1 1PU'],
  [
    'Welcome\nQuai Churchill 12\nBE-5500 Dinant (Belgique)',
    'Quai Churchill 12, BE-5500 Dinant (Belgique)',
  ],
  ['Welcome\n3 Back Lane, St. Ives TR26 1HB', '3 Back Lane, St. Ives TR26 1HB'],
])('the address lines of %j are %j', (text, line) => {
  expect(postalPlace(text)?.line).toBe(line);
});

it.each([
  '© 2019 - 2024 Coach Martin',
  'SIRET 51234567800012 - APE 96092',
  'plus de 15000 Clients',
])('%j is not a postal place', (text) => {
  expect(postalPlace(text)).toBeNull();
});

it('places in an address include districts and cities, but not regions and countries', () => {
  expect(placesInAddress(', Of. 805, Providencia, Santiago\nFono')).toEqual([
    'Providencia',
    'Santiago',
    'Fono',
  ]);
  expect(placesInAddress(', Magog (Québec) J1X 3L1, Canada')).toEqual(['Magog']);
});
