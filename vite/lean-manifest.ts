import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Manifest {
  routes: Record<string, { module: string; hasDefaultExport?: boolean; imports?: string[] }>;
}

const assignment = 'window.__reactRouterManifest=';

/**
 * Takes out of React Router's list of routes, which every browser gets, what no browser needs: addresses that are no
 * pages and have no code of their own, such as the API's, what only prefetching (links here do not) or the server would read, and
 * everything that is false or empty anyway.
 *
 * @throws Error when the list is not where, or not what, it is expected to be
 */
export async function leanManifest(client: string): Promise<void> {
  const assets = join(client, 'assets');
  const names = await readdir(assets);
  const name = names.find((each) => /^manifest-[\da-f]+\.js$/.test(each));
  const text = name ? await readFile(join(assets, name), 'utf8') : '';
  if (!name || !text.startsWith(assignment)) throw new Error('lean-manifest: there is no manifest');
  const manifest = JSON.parse(text.slice(assignment.length).replace(/;\s*$/, '')) as Manifest;
  for (const [id, route] of Object.entries(manifest.routes)) {
    const isPage = route.hasDefaultExport;
    delete route.imports;
    delete route.hasDefaultExport;
    if (!/^(?:routes\/|api$)/.test(id) || isPage) continue;
    const { size } = await stat(join(client, route.module));
    if (size <= 1) delete manifest.routes[id];
  }
  const lean = JSON.stringify(manifest, (_key, value: unknown) =>
    value === false || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );
  await writeFile(join(assets, name), `${assignment}${lean};`);
}
