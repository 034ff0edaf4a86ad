/**
 * Generates `app/ui/icons/sprite.svg` from the Lucide set (one cached file instead of icon code in every page's script)
 * and the site's own icon in the sizes that phones request.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import { iconNames } from '#app/ui/icons/names.ts';

type IconNode = [tag: string, attributes: Record<string, string>];

const source = new URL('../node_modules/lucide-static/icon-nodes.json', import.meta.url);
const nodes = JSON.parse(await readFile(source, 'utf8')) as Record<string, IconNode[]>;

const symbols = iconNames.map((name) => {
  const shapes = nodes[name];
  if (!shapes) throw new Error(`Lucide has no icon named ${name}`);
  const drawn = shapes.map(([tag, attributes]) => {
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${tag}${pairs.join('')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${drawn.join('')}</symbol>`;
});

await writeFile(
  new URL('../app/ui/icons/sprite.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
console.log(`${symbols.length} icons`);

const mark = await readFile(new URL('../public/icon.svg', import.meta.url));
for (const size of [180, 192, 512]) {
  const png = new Resvg(mark, { fitTo: { mode: 'width', value: size } }).render().asPng();
  await writeFile(new URL(`../public/icon-${size}.png`, import.meta.url), png);
}
