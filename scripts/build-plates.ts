/**
 * Exports the drawings of `app/content/pictures/plates/` as AVIF and WebP to `public/pictures/`, and writes their
 * versions and texts to `plates.json`. Run it after changing a drawing, its titles or the frame.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { languages } from '#app/domain/languages.ts';
import { removeOthers, writePicture } from './pictures/encode.ts';
import { filesOf, pictureLimits } from './pictures/files.ts';
import { plateSources, type PlateSource } from './pictures/plate-source.ts';

const files = new URL('../public/pictures/', import.meta.url);
const table = new URL('../app/content/pictures/plates.json', import.meta.url);

const nameOf = ({ name, version }: PlateSource) => `${name}-${version}`;

const plates = await plateSources();
for (const plate of plates) {
  const missing = languages.filter((language) => !plate.alt[language]);
  if (missing.length > 0) throw new Error(`${plate.name} has no title in ${missing.join(', ')}`);
  if (filesOf(nameOf(plate)).every((file) => existsSync(new URL(file, files)))) continue;
  const png = new Resvg(plate.svg, { fitTo: { mode: 'width', value: 1280 } }).render().asPng();
  await writePicture(nameOf(plate), png, pictureLimits.plate);
}
await removeOthers((file) => !file.startsWith('screen-'), new Set(plates.map(nameOf)));
const entries = plates.map(({ name, version, alt }) => [name, { version, alt }]);
await writeFile(table, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
console.log(`${plates.length} plates`);
