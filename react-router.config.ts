import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { criticalCss } from './vite/critical-css.ts';
import { leanManifest } from './vite/lean-manifest.ts';
import { precompress } from './vite/precompress.ts';

export default {
  ssr: true,
  // One immutable manifest file, fetched with the client entry: no discovery requests while browsing.
  routeDiscovery: { mode: 'initial' },
  // One module a page: app/entry.client.tsx loads that one, and a client action split off it would never be called.
  splitRouteModules: false,
  // Last of all: React Router writes that manifest after the bundler is done.
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    // At a promise that never settles Node has nothing left to wait for, and ends: not with success, until all is done.
    process.exitCode = 1;
    await criticalCss(buildDirectory);
    await leanManifest(join(buildDirectory, 'client'));
    await precompress(join(buildDirectory, 'client'));
    // Not before there is something to build: it brings the database's driver along.
    const { prepareDatabase } = await import('./app/data/engine/prepare-database.server.ts');
    await prepareDatabase();
    process.exitCode = 0;
  },
} satisfies Config;
