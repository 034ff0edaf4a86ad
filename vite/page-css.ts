import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { selectCss } from './select-css.ts';

/** What the server entry offers; see app/entry.server.tsx. */
interface Entry {
  publicPages: readonly { address: string; path: string }[];
  parseAsked(address: string): object;
  createLoadContext(site: null, asked: object, visitor: string): RouterContextProvider;
}

/**
 * Adds to `build/critical-css.json` the styles of each public page as it is rendered: those of the classes that occur in
 * it, in any language. A page with a query, which may be in another state, keeps those that its code can use.
 */
export async function pageCss(buildDirectory: string): Promise<void> {
  const assets = join(buildDirectory, 'client/assets');
  const sheet = (await readdir(assets)).find((file) => /^app-.*\.css$/.test(file));
  if (!sheet) throw new Error('page-css: the build has no assets/app-*.css');
  const css = await readFile(join(assets, sheet), 'utf8');

  const server = pathToFileURL(join(buildDirectory, 'server/index.js')).href;
  const build = (await import(/* @vite-ignore */ server)) as ServerBuild;
  const entry = build.entry.module as unknown as Entry;
  const handle = createRequestHandler(build, 'production');
  const rendered = await Promise.all(
    entry.publicPages.map(async ({ address, path }) => {
      const request = new Request(`http://localhost${address}`);
      const context = entry.createLoadContext(null, entry.parseAsked(address), '');
      const response = await handle(request, context);
      if (!response.ok) throw new Error(`page-css: ${address} answers ${response.status}`);
      return { path, classes: classesIn(await response.text()) };
    }),
  );
  const pages: Record<string, string> = {};
  for (const [path, group] of Map.groupBy(rendered, (each) => each.path))
    pages[path] = selectCss(css, group.map(({ classes }) => classes).join(' '));

  const file = join(buildDirectory, 'critical-css.json');
  const routes = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  await writeFile(file, JSON.stringify({ routes, pages }));
}

function classesIn(html: string): string {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, names]) => names).join(' ');
}
