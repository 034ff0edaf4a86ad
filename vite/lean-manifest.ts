import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Manifest {
  routes: Record<string, { module: string; hasDefaultExport?: boolean; imports?: string[] }>;
}

const assignment = 'window.__reactRouterManifest=';

/**
 * Removes from React Router's route manifest, which every browser loads, entries that no browser needs: routes that are
 * not pages and have no client code, such as the API's; properties that only prefetching (not used here) or the server
 * reads; and false or empty values.
 *
 * @throws Error when the manifest is missing or has an unexpected form
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
    if (!id.startsWith('routes/') || isPage) continue;
    const { size } = await stat(join(client, route.module));
    if (size <= 1) delete manifest.routes[id];
  }
  const lean = JSON.stringify(manifest, (_key, value: unknown) =>
    value === false || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );
  await writeFile(join(assets, name), `${assignment}${lean};`);
}
