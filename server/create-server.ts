import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { logAnswers } from './http/access-log.ts';
import { createAnswer } from './pages/answer.ts';
import type { AppBuild, Services } from './app-build.ts';
import type { Config } from './config.ts';
import { Front } from './pages/front.ts';
import { addHealth } from './health.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { PageCache } from './pages/page-cache.ts';
import { EventStreams } from './http/event-streams.ts';
import { createRefusals, errorStatus, refusalOf } from './http/refusals.ts';
import { refuseConnection } from './http/refuse-connection.ts';
import { createRefusalNotes } from './refusal-trail.ts';
import { Responder } from './pages/responder.ts';
import { securityHeaders } from './http/security-headers.ts';
import { thirdPartyHosts, promptSettings, siteSettings } from './settings.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface SiteServer {
  fastify: FastifyInstance;
  /** Cached pages by address and language. */
  pages: PageCache;
  /** Files of the client build. */
  files: PageCache;
  metrics: Metrics;
  /** Renders a page into the cache, as for a visitor with this language. */
  warm(address: string, language: string): Promise<void>;
  /** Reports "not ready" to load balancers, finishes requests in flight, and closes the server and its services. */
  stop(): Promise<void>;
}

/**
 * The site's HTTP server: files and cached pages from memory, everything else through Fastify to the app.
 *
 * @param services closed together with the server
 * @param development middleware in front of the app; turns the page cache off
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
  const metrics = createMetrics({ files, pages }, services);
  const { refuse, addresseeOf } = createRefusals(app, services, commonHeaders);
  const crossSite = new WeakSet<IncomingMessage>();
  const front = new Front([files, pages], (handler) => (request, response) => {
    const refused = refusalOf(request, origin);
    // Fastify knows the caller's address behind proxies.
    if (refused === 403) crossSite.add(request);
    if (refused && refused !== 403) refuse(response, refused);
    else if (development && !refused)
      development(request, response, () => handler(request, response));
    else handler(request, response);
  });
  const isStopping = () => front.isStopping;

  const fastify = Fastify({
    logger: { level: config.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.BODY_LIMIT,
    trustProxy: config.TRUSTED_PROXIES.length > 0 && [...config.TRUSTED_PROXIES],
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered, with `Connection: close`.
    return503OnClosing: false,
    // Addresses that cannot be decoded go to the app, which answers in the visitor's language.
    frameworkErrors: (_error, request, reply) =>
      crossSite.has(request.raw) ? refuseCrossSite(request, reply) : void answer(request, reply),
    clientErrorHandler: (error, socket) =>
      refuseConnection(error, socket, front.answerOn(socket), addresseeOf, commonHeaders),
    serverFactory: (handler) => front.createServer(handler),
  });
  const report = (error: unknown) => fastify.log.error(error);
  entry.configure({
    criticalCss: app.criticalCss,
    reportError: report,
    // Records are logged at any log level: they are stored nowhere else yet.
    record: (message, fields) => fastify.log.child({}, { level: 'info' }).info(fields, message),
  });
  const responder = new Responder({
    app,
    runtime: {
      site: siteSettings(config, now),
      prompts: entry.createPrompts({
        ...promptSettings(config),
        database: services.database,
        now,
        report,
      }),
      services,
    },
    pages: development ? null : pages,
    metrics,
    commonHeaders,
    thirdParties: thirdPartyHosts(config),
    mode: development ? 'development' : 'production',
  });
  const streams = new EventStreams();
  const noteRefusal = createRefusalNotes(services, metrics, now);
  const answer = createAnswer({
    entry,
    responder,
    refuse,
    streams,
    noteRefusal,
    isStopping,
    origin,
  });
  const refuseCrossSite = (request: FastifyRequest, reply: FastifyReply) => {
    const { method, url = '' } = request.raw;
    const path = entry.pathPattern(entry.parseRequestTarget(url).address);
    const refusal = { method: method ?? '', path, reason: 'cross-site', actor: null };
    refuse(reply.raw, 403);
    reply.hijack();
    noteRefusal(request, { ...refusal, status: 403 }).catch(report);
  };

  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  logAnswers(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (crossSite.has(request.raw)) refuseCrossSite(request, reply);
    else done();
  });
  addHealth(fastify, services, { isStopping, commonHeaders });
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
      const target = entry.parseRequestTarget(address).address;
      const request = new Request(origin + target, { headers: { 'accept-language': language } });
      await responder.respond(request, address, '');
      // Warm pages one by one so visitors' compression is not starved.
      await responder.settled();
    },
    async stop() {
      services.leave();
      streams.end();
      front.leave();
      await fastify.close();
      await services.close();
    },
  };
}
