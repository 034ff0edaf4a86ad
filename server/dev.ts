import { readConfig } from './config.ts';
import { createServer as createVite } from 'vite';
import type { ServerBuild } from 'react-router';
import { toAppBuild } from './app-build.ts';
import { createServer } from './create-server.ts';
import { openServices } from './services.ts';

/** The same server in front of Vite: modules and styles are compiled on request, and nothing is cached. */
const config = readConfig();
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const app = toAppBuild(
  (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
);
const server = createServer(config, app, await openServices(app, config), {
  development: vite.middlewares,
});
await server.fastify.listen({ host: config.HOST, port: config.PORT });
console.log(`Iluma, in development, is at http://localhost:${config.PORT}`);
