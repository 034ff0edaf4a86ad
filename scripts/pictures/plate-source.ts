import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

const directory = new URL('../../app/content/pictures/', import.meta.url);

/** A drawing in the shared frame, and the words of its titles. */
export interface PlateSource {
  name: string;
  svg: string;
  alt: Record<string, string>;
  /** Changes when the drawing or the frame does. */
  version: string;
}

/** Every plate's source, by name. */
export async function plateSources(): Promise<PlateSource[]> {
  const frame = await readFile(new URL('frame.svg', directory), 'utf8');
  const files = await readdir(new URL('plates/', directory));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const drawing = await readFile(new URL(`plates/${file}`, directory), 'utf8');
      return plateSource(file.replace(/\.svg$/, ''), drawing, frame);
    }),
  );
}

/** @param drawing an SVG document whose titles, one per language, describe it */
function plateSource(name: string, drawing: string, frame: string): PlateSource {
  const titles = drawing.matchAll(/<title lang="(\w+)">([^<]+)<\/title>/g);
  const shapes = drawing.replaceAll(/<\/?svg[^>]*>|<title[^]*?<\/title>/g, '');
  const svg = frame.replace('<!-- drawing -->', shapes.trim());
  return {
    name,
    svg,
    alt: Object.fromEntries(
      Array.from(titles, ([, language = '', words = '']) => [language, words]),
    ),
    version: createHash('sha256').update(svg).digest('hex').slice(0, 7),
  };
}
