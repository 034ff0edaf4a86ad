import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prefixes } from '../app/i18n/address.ts';

/** By route id. */
type Routes = Record<string, ManifestRoute>;

interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  hasDefaultExport?: boolean;
  imports?: string[] | undefined;
}

const assignment = 'window.__reactRouterManifest=';

/**
 * Removes from React Router's route manifest, which every browser loads, what browsers do not need: everything but the
 * routes; routes without a page or client code, such as the API's; imports shared with the root; server-only
 * properties; and false or empty values.
 *
 * @throws Error when the manifest is missing or has an unexpected form
 */
export async function leanManifest(client: string): Promise<void> {
  const assets = join(client, 'assets');
  const names = await readdir(assets);
  const name = names.find((each) => /^manifest-[\da-f]+\.js$/.test(each));
  const text = name ? await readFile(join(assets, name), 'utf8') : '';
  if (!name || !text.startsWith(assignment)) throw new Error('lean-manifest: there is no manifest');
  const { routes } = JSON.parse(text.slice(assignment.length).replace(/;\s*$/, '')) as {
    routes: Routes;
  };
  const common = new Set(routes['root']?.imports);
  for (const [id, route] of Object.entries(routes)) {
    const isPage = route.hasDefaultExport;
    delete route.hasDefaultExport;
    if (id !== 'root') route.imports = route.imports?.filter((file) => !common.has(file));
    if (!id.startsWith('routes/') || isPage) continue;
    const { size } = await stat(join(client, route.module));
    if (size <= 1) delete routes[id];
  }
  const lean = JSON.stringify(routes, (_key, value: unknown) =>
    value === false || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );
  const { written, own } = withoutPrefixed(JSON.parse(lean) as Routes);
  await writeFile(
    join(assets, name),
    `${assignment}${JSON.stringify({ routes: written })};${expansionOf(own)}`,
  );
}

/** Localised paths, by route id. */
type OwnPaths = Record<string, string>;

const layouts = prefixes.filter((prefix) => prefix !== '');

/**
 * The routes except those under a language prefix, which equal the unprefixed ones apart from id and path: the browser
 * expands them, with localised paths.
 *
 * @throws Error when one of them differs in any other way
 */
function withoutPrefixed(routes: Routes): { written: Routes; own: OwnPaths } {
  const own: OwnPaths = {};
  const written = { ...routes };
  for (const [prefix, bare] of layouts.flatMap((each) =>
    Object.values(routes).map((route) => [each, route] as const),
  )) {
    if (!bare.id.startsWith(bareIds)) continue;
    const route = prefixed(bare, prefix);
    const path = written[route.id]?.path ?? '';
    if (JSON.stringify(written[route.id]) !== JSON.stringify({ ...route, path }))
      throw new Error(`lean-manifest: ${route.id} is not ${bare.id} with a prefix`);
    if (path !== route.path) own[route.id] = path;
    delete written[route.id];
  }
  return { written, own };
}

/** Prefix of the ids of unprefixed routes; see app/routes.ts. */
const bareIds = '/bare.';

/** The path of the catch-all route; see app/routes/not-found.ts. */
const anyPath = '/*';

/** A route under a prefix. The browser-side expansion produces the same. */
function prefixed(bare: ManifestRoute, prefix: string): ManifestRoute {
  const id = prefix + bare.id.slice(bareIds.length - 1);
  return { ...bare, id, parentId: prefix, path: bare.path === '/' ? prefix : prefix + bare.path };
}

/**
 * React Router compiles every path of its list before it hydrates: a document lists only the routes under its own
 * prefix, and can expand those under another (app/routes/not-found.ts).
 */
const expansionOf = (own: OwnPaths) =>
  `{let m=__reactRouterManifest,r=m.routes,o=${JSON.stringify(own)},t=Object.entries(r).filter(([i])=>i.startsWith("${bareIds}"));m.routesUnder=p=>Object.fromEntries(t.map(([i,b])=>p?(i=p+i.slice(${bareIds.length - 1}),[i,{...b,id:i,parentId:p,path:o[i]||(b.path=="/"?p:p+b.path)}]):[i,b]));let p=${JSON.stringify(layouts)}.find(p=>(location.pathname+"/").startsWith(p+"/"));if(p){for(let[i,b]of t)if(b.path!="${anyPath}")delete r[i];Object.assign(r,m.routesUnder(p))}}`;
