/**
 * Reduces the site's fonts to the characters needed by its languages. Also removes hinting, which is 30% of the serif's
 * files: the serif is only set large.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { fontCharacters } from './font-characters.ts';

const modules = new URL('../node_modules/', import.meta.url);
const target = new URL('../app/ui/fonts/', import.meta.url);

const serif = '@fontsource/instrument-serif/files/instrument-serif-latin-400';
// The file without a width axis: half the size, weights 400 to 700.
const sans = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght';
const sources = {
  'instrument-serif': `${serif}-normal.woff2`,
  'instrument-serif-italic': `${serif}-italic.woff2`,
  'instrument-sans': `${sans}-normal.woff2`,
};

const options = {
  targetFormat: 'woff2',
  // Without `locl`, which localises only Catalan, Turkish and related languages.
  keepFeatures: ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'mark', 'case', 'ordn'],
  // The licence and its URL must travel with the font.
  preserveNameIds: [13, 14],
  noHinting: true,
} as const;

await mkdir(target, { recursive: true });
let total = 0;
for (const [name, source] of Object.entries(sources)) {
  const font = await subsetFont(await readFile(new URL(source, modules)), fontCharacters, options);
  await writeFile(new URL(`${name}.woff2`, target), font);
  total += font.length;
}
console.log(`${total} bytes of fonts`);
