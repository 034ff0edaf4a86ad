import { createServer as createVite } from 'vite';
import { toAppBuild, type SiteBuild } from './app-build.ts';
import { readConfig } from './config.ts';
import { createServer } from './create-server.ts';
import { announce, openLog } from './log.ts';
import { createPrivateFiles } from './private-files.ts';
import { openServices } from './services.ts';

/** The development server: Vite compiles modules and styles on request, and nothing is cached. */
createPrivateFiles();
const config = readConfig();
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const app = toAppBuild(
  (await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBuild,
);
const log = openLog(config.LOG_LEVEL);
const server = createServer(config, app, await openServices(app, config, log), {
  log,
  development: vite.middlewares,
});
await server.fastify.listen({ host: config.HOST, port: config.PORT });
announce(`Iluma, in development, is at http://localhost:${config.PORT}`);
