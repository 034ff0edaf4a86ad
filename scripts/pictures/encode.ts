import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { pictureFormats, pictureWidths, type PictureFormat } from './files.ts';

const directory = new URL('../../public/pictures/', import.meta.url);

/** Qualities tried in turn until a file is small enough. */
const qualities = [70, 62, 54, 46, 38, 30, 22];

const encoders = {
  avif: (image: Sharp, quality: number) => image.avif({ quality: quality - 8, effort: 3 }),
  webp: (image: Sharp, quality: number) => image.webp({ quality, effort: 6, smartSubsample: true }),
} as const satisfies Record<PictureFormat, unknown>;

/**
 * Writes a picture in each format and width.
 *
 * @param name of the files, including their version
 * @param png the picture at its maximum width
 * @param limit of a file, in bytes
 */
export async function writePicture(name: string, png: Buffer, limit: number): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const width of pictureWidths) {
    for (const format of pictureFormats) {
      const file = await encoded(png, width, format, limit);
      await writeFile(new URL(`${name}-${width}.${format}`, directory), file);
      console.log(`${name}-${width}.${format} ${file.length}`);
    }
  }
}

async function encoded(
  png: Buffer,
  width: number,
  format: PictureFormat,
  limit: number,
): Promise<Buffer> {
  for (const quality of qualities) {
    const file = await encoders[format](sharp(png).resize({ width }), quality).toBuffer();
    if (file.length < limit) return file;
  }
  throw new Error(`A ${format} of ${width} px is over ${limit} bytes at every quality`);
}

/** Deletes pictures of one kind whose names are no longer used. */
export async function removeOthers(
  isOfKind: (file: string) => boolean,
  names: ReadonlySet<string>,
): Promise<void> {
  const files = await readdir(directory);
  const unused = files.filter(
    (file) => isOfKind(file) && !names.has(file.replace(/-\d+\.\w+$/, '')),
  );
  await Promise.all(unused.map((file) => rm(new URL(file, directory))));
}
