import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { constants } from 'node:zlib';
import { compressForKeeping } from '../server/http/encoding.ts';

const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml']);

/**
 * Writes a `.br` file beside each compressible file of a folder, at the highest level; the server serves them
 * unchanged.
 */
export async function precompress(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && compressible.has(extname(file.name)))
      .map(async (file) => {
        const path = join(file.parentPath, file.name);
        await writeFile(
          `${path}.br`,
          await compressForKeeping(await readFile(path), constants.BROTLI_MAX_QUALITY),
        );
      }),
  );
}
