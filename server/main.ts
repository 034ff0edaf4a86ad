import { readConfig, type Config } from './config.ts';
import type { FastifyInstance } from 'fastify';
import { loadAppBuild } from './app-build.ts';
import { createServer } from './create-server.ts';
import { openServices } from './services.ts';
import { listenForMetrics } from './metrics.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { cacheStaticFiles } from './static-files.ts';
import { securityHeaders } from './security-headers.ts';
import { warmUp } from './warm-up.ts';

const config = await orExit(() => readConfig());
const app = await loadAppBuild();
const services = await orExit(() => openServices(app, config));
const server = createServer(config, app, services);
const client = new URL('../build/client', import.meta.url);
await cacheStaticFiles(client.pathname, server.files, securityHeaders(config.SITE_ORIGIN));

const address = await orExit(() => listen(server.fastify, config));
const metrics =
  config.METRICS_PORT === undefined
    ? null
    : listenForMetrics(server.metrics, config.METRICS_PORT, config.METRICS_HOST);
stopOnSignal(server, config.SHUTDOWN_GRACE_MS, () => metrics?.close());

console.log(`Iluma is at ${address.replace('0.0.0.0', 'localhost')}`);
void services.greeting().then(
  (greeting) => greeting && console.log(greeting),
  // A database that cannot be asked reports itself.
  () => undefined,
);
if (config.WARM_UP) void warmUp(server, app.entry.cacheableAddresses);

async function listen(fastify: FastifyInstance, { HOST, PORT }: Config): Promise<string> {
  try {
    return await fastify.listen({ host: HOST, port: PORT });
  } catch (cause) {
    const { message } = cause instanceof Error ? cause : { message: String(cause) };
    throw new Error(`The site cannot be served on ${HOST}:${PORT}: ${message}`, { cause });
  }
}

/** What stops the start is said in words, without a stack. */
async function orExit<T>(step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
