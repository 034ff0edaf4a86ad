import type { FastifyInstance } from 'fastify';
import { loadAppBuild } from './app-build.ts';
import { readConfig, type Config } from './config.ts';
import { createServer, type SiteServer } from './create-server.ts';
import { checkPortIsFree, portError } from './free-port.ts';
import { securityHeaders } from './http/security-headers.ts';
import { cacheStaticFiles } from './http/static-files.ts';
import { announce, announceEnd, logProcess, openLog } from './log.ts';
import { listenForMetrics } from './metrics.ts';
import { warmUp } from './pages/warm-up.ts';
import { createPrivateFiles } from './private-files.ts';
import { openServices } from './services.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';

createPrivateFiles();
const config = await orExit(() => readConfig());
await orExit(() => checkPorts(config));
const log = openLog(config.LOG_LEVEL);
logProcess(log);
const app = await loadAppBuild();
const services = await orExit(() => openServices(app, config, log));
const telemetry = await openTelemetry(app, config);
const server = createServer(config, app, services, { log, telemetry });
const client = new URL('../build/client', import.meta.url);
await cacheStaticFiles(client.pathname, server.files, securityHeaders(config.SITE_ORIGIN));

const address = await orExit(() => listen(server.fastify, config));
const metrics =
  config.METRICS_PORT === undefined
    ? null
    : listenForMetrics(server.metrics, config.METRICS_PORT, config.METRICS_HOST);
stopOnSignal(server, config.SHUTDOWN_GRACE_MS, () => metrics?.close());

announce(`Iluma is at ${address.replace('0.0.0.0', 'localhost')}`);
void services.greeting().then(
  (greeting) => greeting && announce(greeting),
  // An unavailable database reports itself.
  () => undefined,
);
if (config.WARM_UP) void warmUp(server, app.entry);

/** Reports a port in use before the database is created. */
async function checkPorts({ HOST, PORT, METRICS_HOST, METRICS_PORT }: Config): Promise<void> {
  await checkPortIsFree('site', HOST, PORT);
  if (METRICS_PORT !== undefined) await checkPortIsFree('metrics', METRICS_HOST, METRICS_PORT);
}

async function listen(fastify: FastifyInstance, { HOST, PORT }: Config): Promise<string> {
  try {
    return await fastify.listen({ host: HOST, port: PORT });
  } catch (cause) {
    throw portError('site', HOST, PORT, cause);
  }
}

/** Prints a start-up error without its stack, and exits. */
async function orExit<T>(step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    announceEnd(error);
    process.exit(1);
  }
}

/** On SIGTERM or SIGINT, finishes requests in flight and exits; exits with an error after the grace period. */
function stopOnSignal(
  site: Pick<SiteServer, 'stop' | 'fastify'>,
  graceMs: number,
  alsoClose: () => void,
): void {
  const stop = (signal: NodeJS.Signals) => {
    site.fastify.log.info({ signal }, 'stopping');
    const overdue = setTimeout(() => {
      site.fastify.log.error('requests were still in flight after the grace period');
      process.exit(1);
    }, graceMs);
    overdue.unref();
    alsoClose();
    void site.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
