import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Line } from '#app/domain/crm/prospecting/outline.ts';
import { readGazetteer, type Gazetteer } from '#app/domain/crm/prospecting/towns.ts';

/** Made by `npm run places`. */
const files = new URL('./files/', import.meta.url);

const decompress = promisify(brotliDecompress);

const readText = async (name: string) =>
  (await decompress(await readFile(new URL(name, files)))).toString();

let gazetteer: Promise<Gazetteer> | null = null;
let outline: Promise<readonly Line[]> | null = null;

/** Towns of more than 5,000 people (1,000 in Canada). Source: GeoNames, CC BY 4.0. */
export function openGazetteer(): Promise<Gazetteer> {
  gazetteer ??= readText('towns.br').then(readGazetteer);
  return gazetteer;
}

/** Coasts and borders. Source: Natural Earth, public domain. */
export function openOutline(): Promise<readonly Line[]> {
  outline ??= readText('outline.br').then((text) => JSON.parse(text) as readonly Line[]);
  return outline;
}
