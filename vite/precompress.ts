import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compressible = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml']);

/** Writes `.br` beside each compressible file of a folder, at the highest level; the server serves them as they are. */
export async function precompress(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && compressible.has(extname(file.name)))
      .map(async (file) => {
        const path = join(file.parentPath, file.name);
        const bytes = await readFile(path);
        const br = await promisify(brotliCompress)(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        });
        await writeFile(`${path}.br`, br);
      }),
  );
}
