/**
 * Cuts the site's fonts down to what French, English and Spanish are written with. Hinting goes
 * too: it is 30% of the serif's files, and the serif is only ever set large.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const modules = new URL('../node_modules/', import.meta.url);
const target = new URL('../app/ui/fonts/', import.meta.url);

const serif = '@fontsource/instrument-serif/files/instrument-serif-latin-400';
// Of this package's files, the one without a width axis: half the size, weights 400 to 700.
const sans = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght';
const sources = {
  'instrument-serif': `${serif}-normal.woff2`,
  'instrument-serif-italic': `${serif}-italic.woff2`,
  'instrument-sans': `${sans}-normal.woff2`,
};

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
// Characters that a font lacks are skipped. Ÿ is one, but browsers build it from Y and U+0308.
const symbols = 'Œœ\u0308‘’“”–—…•€™→←↑↓−≥≤≈★';
const text = between(0x20, 0x7e) + between(0xa0, 0xff) + symbols;

const options = {
  targetFormat: 'woff2',
  // Without `locl`: what these fonts localize is Catalan, Turkish and its kin.
  keepFeatures: ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'mark', 'case', 'ordn'],
  // The licence and its address, which should travel with the font.
  preserveNameIds: [13, 14],
  noHinting: true,
} as const;

await mkdir(target, { recursive: true });
let total = 0;
for (const [name, source] of Object.entries(sources)) {
  const font = await subsetFont(await readFile(new URL(source, modules)), text, options);
  await writeFile(new URL(`${name}.woff2`, target), font);
  total += font.length;
}
console.log(`${total} bytes of fonts`);
