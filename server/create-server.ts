import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import type { AppBuild, Runtime, Services } from './app-build.ts';
import type { Config } from './config.ts';
import { addHealth } from './health.ts';
import { addHandlers } from './http/add-handlers.ts';
import { createCrossSiteRefusals } from './http/cross-site-refusals.ts';
import { EventStreams } from './http/event-streams.ts';
import { createRefusals, rejectionStatus } from './http/refusals.ts';
import { refuseConnection } from './http/refuse-connection.ts';
import { limitRequests } from './http/request-limits.ts';
import { securityHeaders } from './http/security-headers.ts';
import { timeouts as defaultTimeouts, type Timeouts } from './http/timeouts.ts';
import { openLog, type Logger } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createAnswer } from './pages/answer.ts';
import { Front } from './pages/front.ts';
import { PageCache } from './pages/page-cache.ts';
import { Responder } from './pages/responder.ts';
import { purgeSharedCaches } from './pages/shared-caches.ts';
import { warmPage } from './pages/warm-page.ts';
import { createRefusalNotes } from './refusal-trail.ts';
import { thirdPartyHosts, promptSettings, siteSettings } from './settings.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface Options {
  /** Clock, in epoch milliseconds. */
  now?: () => number;
  log?: Logger;
  /** Middleware in front of the app; disables the page cache. */
  development?: Middleware;
  timeouts?: Timeouts;
  /** Traces the server, and is stopped with it. */
  telemetry?: Telemetry | null;
}

export interface SiteServer {
  fastify: FastifyInstance;
  /** Cached pages by address and language. */
  pages: PageCache;
  /** Files of the client build. */
  files: PageCache;
  metrics: Metrics;
  /** Renders a page into the cache, as for a visitor with this language. */
  warm(address: string, language: string): Promise<void>;
  /**
   * Reports "not ready" to load balancers, finishes requests in flight, and closes the server and its services. A
   * second call waits for the first.
   */
  stop(): Promise<void>;
}

/**
 * The site's HTTP server: files and cached pages from memory, everything else through Fastify to the app.
 *
 * @param services closed together with the server
 */
export function createServer(
  config: Config,
  app: AppBuild,
  services: Services,
  {
    now = Date.now,
    log = openLog(config.LOG_LEVEL),
    development,
    timeouts = defaultTimeouts,
    telemetry = null,
  }: Options = {},
): SiteServer {
  const { entry } = app;
  const origin = config.SITE_ORIGIN;
  const commonHeaders = securityHeaders(origin);
  const files = new PageCache(({ url = '' }) => url);
  const pages = createPageCache(app, services);
  const metrics = createMetrics({ files, pages }, services, now);
  const { refuse, addresseeOf } = createRefusals(app, services, commonHeaders);
  const noteRefusal = createRefusalNotes(services, metrics, now);
  const crossSite = createCrossSiteRefusals(app, { refuse }, noteRefusal);
  const front = new Front([files, pages], timeouts, (handler) => (request, response) => {
    const refused = rejectionStatus(request, origin);
    if (refused === 403) crossSite.mark(request);
    if (refused && refused !== 403) refuse(response, refused);
    else if (development && !refused)
      development(request, response, () => handler(request, response));
    else handler(request, response);
  });
  const isStopping = () => front.isStopping;

  const fastify = Fastify({
    ...fastifyOptions(config, log),
    // Addresses that cannot be decoded go to the app, which answers in the visitor's language.
    frameworkErrors: (_error, request, reply) =>
      crossSite.refuse(request, reply) ? undefined : void answer(request, reply),
    clientErrorHandler: (error, socket) =>
      refuseConnection(error, socket, front.answerOn(socket), addresseeOf, commonHeaders),
    serverFactory: (handler) =>
      front
        .createServer(handler)
        .on('checkExpectation', (_request, response) => refuse(response, 417)),
  });
  const responder = new Responder({
    app,
    runtime: openRuntime(config, app, services, { now, log }),
    pages: development ? null : pages,
    mode: development ? 'development' : 'production',
    metrics,
    commonHeaders,
    thirdParties: thirdPartyHosts(config),
    isShared: config.CACHE_PURGE_URLS.length > 0,
    quality: config.PAGE_BROTLI_QUALITY,
  });
  const streams = new EventStreams();
  const common = { entry, refuse, noteRefusal, isStopping, origin };
  const answer = createAnswer({ ...common, responder, streams });
  telemetry?.follow(fastify, metrics.registry);
  limitRequests(fastify, { refuse }, timeouts.answerTimeout);
  addHandlers(fastify, { answer, crossSite, refuse });
  addHealth(fastify, services, { isStopping, commonHeaders });
  purgeSharedCaches(fastify, config.CACHE_PURGE_URLS, services);

  let stopped: Promise<void> | undefined;
  return {
    fastify,
    pages,
    files,
    metrics,
    warm: (address, language) => warmPage(responder, entry, origin, address, language),
    stop: () =>
      (stopped ??= stopServer(fastify, front, streams, services).then(() => telemetry?.stop())),
  };
}

/** Finished pages, by address and language; emptied when the settings change. */
function createPageCache({ entry }: AppBuild, services: Services): PageCache {
  const pages = new PageCache(({ url = '', headers }) =>
    entry.pageKey(url, headers.cookie, headers['accept-language'], services),
  );
  services.onSiteChange(() => pages.clear());
  return pages;
}

function fastifyOptions(config: Config, log: FastifyBaseLogger) {
  return {
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.BODY_LIMIT,
    trustProxy: config.TRUSTED_PROXIES.length > 0 && [...config.TRUSTED_PROXIES],
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered, with `Connection: close`.
    return503OnClosing: false,
  } satisfies FastifyServerOptions;
}

/** Opens what the server's requests share. */
function openRuntime(
  config: Config,
  app: AppBuild,
  services: Services,
  { now, log }: { now: () => number; log: Logger },
): Runtime {
  const { database } = services;
  const report = (error: unknown) => log.error(error);
  const prompts = app.entry.createPrompts({ ...promptSettings(config), database, now, report });
  return { site: siteSettings(config, now), prompts, services };
}

async function stopServer(
  fastify: FastifyInstance,
  front: Front,
  streams: EventStreams,
  services: Services,
): Promise<void> {
  services.leave();
  streams.end();
  front.leave();
  await fastify.close();
  await services.close();
}
