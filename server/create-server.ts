import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { logAnswers } from './access-log.ts';
import { createAnswer } from './answer.ts';
import type { AppBuild, Services } from './app-build.ts';
import type { Config } from './config.ts';
import { Front } from './front.ts';
import { addHealth } from './health.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { PageCache } from './page-cache.ts';
import { createRefusals, errorStatus, refusalOf } from './refusals.ts';
import { refuseConnection } from './refuse-connection.ts';
import { Responder } from './responder.ts';
import { securityHeaders } from './security-headers.ts';
import { guestsOf, promptSettings, siteSettings } from './settings.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface SiteServer {
  fastify: FastifyInstance;
  /** Pages by address and language. */
  pages: PageCache;
  /** Files of the client build. */
  files: PageCache;
  metrics: Metrics;
  /** Renders a page as a visitor with this language would get it, so that the next one gets it from memory. */
  warm(address: string, language: string): Promise<void>;
  /** Says "not ready" to load balancers and closes, with the app's services, once the requests in flight are answered. */
  stop(): Promise<void>;
}

/**
 * The site's HTTP server: files and cached pages straight from memory, everything else through Fastify to the app.
 *
 * @param services what the app works with; closed together with the server
 * @param development stands in front of the app and turns the page cache off
 */
export function createServer(
  config: Config,
  app: AppBuild,
  services: Services,
  { now = Date.now, development }: { now?: () => number; development?: Middleware } = {},
): SiteServer {
  const { entry } = app;
  const origin = config.SITE_ORIGIN;
  const commonHeaders = securityHeaders(origin);
  const files = new PageCache(({ url = '' }) => url);
  const pages = new PageCache(({ url = '', headers }) =>
    url.includes('?')
      ? null
      : entry.pageKey(url, headers.cookie, headers['accept-language'], services),
  );
  services.onSiteChange(() => pages.clear());
  const metrics = createMetrics({ files, pages });
  const { refuse, addresseeOf } = createRefusals(app, services, commonHeaders);
  const front = new Front([files, pages], (handler) => (request, response) => {
    const refused = refusalOf(request, origin);
    if (refused) refuse(response, refused);
    else if (development) development(request, response, () => handler(request, response));
    else handler(request, response);
  });
  const isStopping = () => front.isStopping;

  const fastify = Fastify({
    logger: { level: config.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.BODY_LIMIT,
    trustProxy: config.TRUSTED_PROXIES.length > 0 && [...config.TRUSTED_PROXIES],
    forceCloseConnections: 'idle',
    // Whoever still has a connection is answered as ever, and told that it is the last time.
    return503OnClosing: false,
    // Addresses that do not decode are the app's to refuse, in the visitor's language.
    frameworkErrors: (_error, request, reply) => void answer(request, reply),
    clientErrorHandler: (error, socket) =>
      refuseConnection(error, socket, front.answerOn(socket), addresseeOf),
    serverFactory: (handler) => front.createServer(handler),
  });
  const report = (error: unknown) => fastify.log.error(error);
  entry.configure({
    criticalCss: app.criticalCss,
    reportError: report,
    // Whatever the log's level: what is recorded here is kept nowhere else yet.
    record: (message, fields) => fastify.log.child({}, { level: 'info' }).info(fields, message),
  });
  const responder = new Responder({
    app,
    settings: siteSettings(config, now),
    prompts: entry.createPrompts({ ...promptSettings(config), now, report }),
    services,
    pages: development ? null : pages,
    metrics,
    commonHeaders,
    guests: guestsOf(config),
    mode: development ? 'development' : 'production',
  });
  const answer = createAnswer({ entry, responder, refuse, isStopping, origin });

  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  logAnswers(fastify);
  addHealth(fastify, isStopping);
  fastify.setNotFoundHandler(answer);
  fastify.setErrorHandler((error, request, reply) => {
    const status = errorStatus(error);
    if (status >= 500) request.log.error(error);
    refuse(reply.raw, status);
    reply.hijack();
  });

  return {
    fastify,
    pages,
    files,
    metrics,
    async warm(address, language) {
      const target = entry.parseAsked(address).address;
      const request = new Request(origin + target, { headers: { 'accept-language': language } });
      await responder.respond(request, address, '');
      // One page at a time takes the machine's hands: what visitors ask for is compressed in between.
      await responder.settled();
    },
    async stop() {
      front.leave();
      services.leave();
      await fastify.close();
      await services.close();
    },
  };
}
