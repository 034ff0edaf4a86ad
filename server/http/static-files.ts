import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { PageCache } from '../pages/page-cache.ts';
import { isCompressible } from './encoding.ts';
import { filePolicy } from './security-headers.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Loads the client build into the cache. Files in these folders have a hash in their names and never change. */
export async function cacheStaticFiles(
  directory: string,
  cache: PageCache,
  commonHeaders: readonly string[],
): Promise<void> {
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  const served = files.filter((file) => file.isFile() && extname(file.name) in types);
  await Promise.all(
    served.map(async (file) => {
      const path = join(file.parentPath, file.name);
      const address = `/${relative(directory, path).split(sep).join('/')}`;
      const type = types[extname(file.name)] ?? '';
      const identity = await readFile(path);
      const br = isCompressible(type) ? await readFile(`${path}.br`) : undefined;
      const isImmutable = /^\/(?:assets|pictures)\//.test(address);
      cache.set(address, {
        identity,
        br,
        headers: [
          ...commonHeaders,
          'Content-Type',
          type,
          'Cache-Control',
          isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
          'Content-Security-Policy',
          filePolicy,
          ...(isCompressible(type) ? ['Vary', 'Accept-Encoding'] : []),
        ],
      });
    }),
  );
}
