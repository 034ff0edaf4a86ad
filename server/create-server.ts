import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { AppBuild, Services, SiteSettings } from './app-build.ts';
import type { Config } from './config.ts';
import { chooseEncoding, compress, isCompressible } from './encoding.ts';
import { isCrossSite } from './cross-site.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { PageCache } from './page-cache.ts';
import { plainError, type Addressee, type PlainError } from './plain-error.ts';
import { refuseConnection } from './refuse-connection.ts';
import { Responder } from './responder.ts';
import { securityHeaders } from './security-headers.ts';
import { toWebRequest } from './web-request.ts';

/** Longest path and query, in characters; Node bounds the whole head at 16 KiB. */
const longestUrl = 8192;

const readableTypes =
  /^(?:application\/(?:x-www-form-urlencoded|json)|multipart\/form-data|text\/plain) *(?:;|$)/i;

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

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
  const origin = config.SITE_ORIGIN;
  const settings: SiteSettings = {
    origin,
    launchAt: config.LAUNCH_AT,
    now,
    photoPattern: config.PHOTO_PATTERN ?? null,
    tagUrl: config.TAG_URL ?? null,
    hints: {
      preconnect: config.PRECONNECT_HOSTS,
      dnsPrefetch: config.DNS_PREFETCH_HOSTS,
      analytics: config.ANALYTICS_HOSTS,
    },
  };
  const commonHeaders = securityHeaders(origin);
  const files = new PageCache(({ url = '' }) => url);
  const pages = new PageCache(({ url = '', headers }) =>
    url.includes('?')
      ? null
      : app.entry.pageKey(url, headers.cookie, headers['accept-language'], services),
  );
  services.onSiteChange(() => pages.clear());
  const metrics = createMetrics({ files, pages });
  const responder = new Responder({
    app,
    prompts: app.entry.createPrompts({
      model: config.MODEL_URL
        ? { url: config.MODEL_URL, key: config.MODEL_KEY ?? null, name: config.MODEL_NAME }
        : null,
      limit: config.PROMPT_LIMIT,
      now,
      report: (error) => fastify.log.error(error),
    }),
    services,
    pages: development ? null : pages,
    metrics,
    commonHeaders,
    guests: {
      images: config.PHOTO_PATTERN ? [new URL(config.PHOTO_PATTERN).origin] : [],
      tags: config.TAG_URL ? [new URL(config.TAG_URL).origin] : [],
    },
    mode: development ? 'development' : 'production',
  });
  const connections = new Set<Socket>();
  /** The last answer that was begun on each connection. */
  const open = new WeakMap<Socket, ServerResponse>();
  let isStopping = false;

  const fastify = Fastify({
    logger: { level: config.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: config.BODY_LIMIT,
    trustProxy: config.TRUSTED_PROXIES ?? false,
    forceCloseConnections: 'idle',
    // Whoever still has a connection is answered as ever, and told that it is the last time.
    return503OnClosing: false,
    // Addresses that do not decode are the app's to refuse, in the visitor's language.
    frameworkErrors: (_error, request, reply) => void answer(request, reply),
    clientErrorHandler: (error, socket) =>
      refuseConnection(error, socket, open.get(socket), addresseeOf),
    serverFactory: (handler) => {
      const server = createHttpServer({ keepAliveTimeout: 65_000 }, (request, response) => {
        if (isStopping) response.setHeader('Connection', 'close');
        if (files.serve(request, response) || pages.serve(request, response)) return;
        open.set(request.socket, response);
        const refused = refusalOf(request, origin);
        if (refused) refuse(response, refused);
        else if (development) development(request, response, () => handler(request, response));
        else handler(request, response);
      });
      server.on('connection', (socket) => {
        connections.add(socket);
        socket.once('close', () => connections.delete(socket));
      });
      server.headersTimeout = 15_000;
      server.requestTimeout = 30_000;
      return server;
    },
  });

  app.entry.configure({
    criticalCss: app.criticalCss,
    reportError: (error) => fastify.log.error(error),
    // Whatever the log's level: what is recorded here is kept nowhere else yet.
    record: (message, fields) => fastify.log.child({}, { level: 'info' }).info(fields, message),
  });

  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  fastify.get('/healthz', (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send('ok\n'),
  );
  fastify.get('/readyz', (_request, reply) =>
    reply
      .code(isStopping ? 503 : 200)
      .header('Cache-Control', 'no-store')
      .send(isStopping ? 'stopping\n' : 'ready\n'),
  );
  fastify.setNotFoundHandler(answer);
  fastify.setErrorHandler((error, request, reply) => {
    const status = errorStatus(error);
    if (status >= 500) request.log.error(error);
    refuse(reply.raw, status);
    reply.hijack();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    // An address nobody answers can hold anything, so only known ones are written down; queries never are.
    const path = statusCode < 400 ? request.url.split('?', 1)[0] : undefined;
    request.log.info({
      method: request.method,
      path,
      status: statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });

  function addresseeOf({ url = '', headers }: IncomingMessage): Addressee {
    const { cookie, 'accept-language': wanted } = headers;
    return {
      language: app.entry.languageOf(url, cookie, wanted, services),
      isProgram: /^\/api(?:[/?]|$)/.test(url),
    };
  }

  function refuse(response: ServerResponse, status: number): void {
    sendPlain(response, plainError(status, addresseeOf(response.req)), commonHeaders);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // RFC 9112 §3.2.2: a target may name a host, which decides nothing here.
    const address = (request.raw.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '') || '/';
    const aborted = new AbortController();
    // The response's event, not the request's: that one also comes when a body has been read to its end.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) aborted.abort();
    });
    const target = app.entry.parseAsked(address).address;
    const webRequest = toWebRequest(request.raw, target, request.body, origin, aborted.signal);
    const { status, headers, body, stream, type } = await responder.respond(
      webRequest,
      address,
      settings,
      request.ip,
    );
    // What has no page of its own (robots.txt, the sitemap) is refused without one; the API says it in its own way.
    if (status === 405 && !/^(text\/html|application\/problem\+json)/.test(type)) {
      refuse(reply.raw, status);
      return reply.hijack();
    }
    const encoding =
      isCompressible(type) && body.length > 500
        ? chooseEncoding(request.headers['accept-encoding'])
        : 'identity';
    const sent = await compress(body, encoding, 'passing');
    for (let i = 0; i < headers.length; i += 2)
      reply.raw.appendHeader(headers[i] ?? '', headers[i + 1] ?? '');
    if (encoding !== 'identity') reply.raw.setHeader('Content-Encoding', encoding);
    if (isStopping) reply.raw.setHeader('Connection', 'close');
    reply.raw.setHeader('X-Request-Id', request.id);
    if (stream && request.method !== 'HEAD')
      return reply.code(status).send(Readable.fromWeb(stream as NodeStream));
    return reply.code(status).send(request.method === 'HEAD' || status === 304 ? null : sent);
  }

  return {
    fastify,
    pages,
    files,
    metrics,
    async warm(address, language) {
      const target = app.entry.parseAsked(address).address;
      const request = new Request(origin + target, { headers: { 'accept-language': language } });
      await responder.respond(request, address, settings, '');
      // One page at a time takes the machine's hands: what visitors ask for is compressed in between.
      await responder.settled();
    },
    async stop() {
      isStopping = true;
      // Browsers open connections ahead of need; Node takes one that never asked anything for a busy one.
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
      services.leave();
      await fastify.close();
      await services.close();
    },
  };
}

/** Requests that are refused before they are read, by status. */
function refusalOf(request: IncomingMessage, origin: string): number | null {
  const { method = '', url = '' } = request;
  if (!knownMethods.has(method)) return 405;
  if (url.length > longestUrl) return 414;
  if (isCrossSite(request, origin)) return 403;
  return isReadable(request) ? null : 415;
}

/** Whether somebody here reads bodies of this kind; each address looks closer at its own. */
function isReadable({ url = '', headers }: IncomingMessage): boolean {
  const { 'content-type': type, 'content-encoding': encoding = 'identity' } = headers;
  if (encoding !== 'identity') return false;
  // The API says by itself what it takes.
  return type === undefined || url.startsWith('/api/') || readableTypes.test(type);
}

function sendPlain(
  response: ServerResponse,
  { status, type, body }: PlainError,
  commonHeaders: readonly string[],
): void {
  response.writeHead(status, [
    ...commonHeaders,
    'Content-Type',
    type,
    'Cache-Control',
    'no-store',
    'Content-Security-Policy',
    "default-src 'none'; frame-ancestors 'none'",
    ...(status === 405 ? ['Allow', 'GET, HEAD, POST'] : []),
    'Content-Length',
    String(Buffer.byteLength(body)),
  ]);
  response.end(body);
}

function errorStatus(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 ? status : 500;
}
