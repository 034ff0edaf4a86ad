import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** `new URL('./x.ts', import.meta.url)`: an adjacent module, or a folder with a trailing slash. */
const pattern = /new URL\(\s*'\.\/([\w./-]+)',\s*import\.meta\.url,?\s*\)/g;

/**
 * Lets the built server open files adjacent to its modules as in the source: worker modules are bundled, folders are
 * copied.
 */
export function serverFiles(): Plugin {
  /** Files emitted by this plugin; Vite rewrites all other URLs. */
  const own = new Set<string>();
  return {
    name: 'iluma:server-files',
    apply: 'build',
    // Before Vite's own plugins, which would treat every file as a browser asset.
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /\.server\.ts$/, code: 'import.meta.url' },
      async handler(code, id) {
        const addresses = new Map<string, string>();
        for (const [found, name = ''] of code.matchAll(pattern)) {
          const path = join(dirname(id), name);
          if (!name.endsWith('/')) {
            const chunk = this.emitFile({ type: 'chunk', id: path });
            own.add(chunk);
            addresses.set(found, `new URL(import.meta.ROLLUP_FILE_URL_${chunk})`);
            continue;
          }
          for (const file of await filesIn(path)) {
            const source = await readFile(join(path, file));
            const asset = this.emitFile({ type: 'asset', fileName: name + file, source });
            own.add(asset);
            const up = '../'.repeat(file.split('/').length - 1) || './';
            addresses.set(found, `new URL('${up}', import.meta.ROLLUP_FILE_URL_${asset})`);
          }
        }
        return code.replaceAll(pattern, (found) => addresses.get(found) ?? found);
      },
    },
    resolveFileUrl: ({ referenceId, relativePath }) =>
      referenceId !== null && own.has(referenceId)
        ? `new URL(${JSON.stringify(relativePath)}, import.meta.url).href`
        : null,
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}
