import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { readGazetteer, type Gazetteer } from '#app/domain/crm/prospecting/towns.ts';
import type { Atlas } from '#app/domain/map/drawing.ts';
import { reachOf, unpackLine, type PackedLine } from '#app/domain/map/packed-lines.ts';
import { overlap, type Bounds } from '#app/domain/map/window.ts';

/** Made by `npm run places`. */
const files = new URL('./files/', import.meta.url);

const decompress = promisify(brotliDecompress);

const readText = async (name: string) =>
  (await decompress(await readFile(new URL(name, files)))).toString();

let gazetteer: Promise<Gazetteer> | null = null;
let atlas: Promise<Record<keyof Atlas, readonly Reaching[]>> | null = null;

/** Towns of more than 5,000 people (1,000 in Canada). Source: GeoNames, CC BY 4.0. */
export function openGazetteer(): Promise<Gazetteer> {
  gazetteer ??= readText('towns.br').then(readGazetteer);
  return gazetteer;
}

/** Lines stay packed, as few of them are drawn. */
interface Reaching {
  packed: PackedLine;
  reach: Bounds;
}

const reaching = (all: readonly PackedLine[]): Reaching[] =>
  all.map((packed) => ({ packed, reach: reachOf(packed) }));

async function openAtlas(): Promise<Record<keyof Atlas, readonly Reaching[]>> {
  const packed = JSON.parse(await readText('atlas.br')) as Record<
    keyof Atlas,
    readonly PackedLine[]
  >;
  return {
    land: reaching(packed.land),
    lakes: reaching(packed.lakes),
    rivers: reaching(packed.rivers),
    borders: reaching(packed.borders),
  };
}

/** The atlas's lines that reach into some degrees. Source: Natural Earth, public domain. */
export async function readAtlas(bounds: Bounds): Promise<Atlas> {
  atlas ??= openAtlas();
  const { land, lakes, rivers, borders } = await atlas;
  const near = (all: readonly Reaching[]) =>
    all.flatMap(({ packed, reach }) => (overlap(reach, bounds) ? [unpackLine(packed)] : []));
  return { land: near(land), lakes: near(lakes), rivers: near(rivers), borders: near(borders) };
}
