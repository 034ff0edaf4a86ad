import { performance } from 'node:perf_hooks';
import { createRequestHandler, type RequestHandler } from 'react-router';
import type { AppBuild, Prompts, Services, SiteSettings } from './app-build.ts';
import { compress, isCompressible } from './encoding.ts';
import type { Metrics } from './metrics.ts';
import type { PageCache } from './page-cache.ts';
import { contentSecurityPolicy, type Guests } from './security-headers.ts';

/** A response with everything but its coding decided. */
export interface Finished {
  status: number;
  headers: string[];
  body: Buffer;
  /** What takes the place of the body where it is sent as it comes. */
  stream: ReadableStream<Uint8Array> | null;
  /** Content type, empty when there is none. */
  type: string;
}

/**
 * Asks the app for a response and prepares it for the wire: one piece, its own Content-Security-Policy, the common
 * headers. Public pages are also put into the cache, compressed in the background at the highest level.
 */
export class Responder {
  readonly #handle: RequestHandler;
  /** Pages on their way into the cache, by their names there. */
  readonly #pending = new Map<string, Promise<void>>();
  readonly #app: AppBuild;
  readonly #settings: SiteSettings;
  readonly #prompts: Prompts;
  readonly #services: Services;
  readonly #pages: PageCache | null;
  readonly #metrics: Metrics;
  readonly #commonHeaders: readonly string[];
  readonly #guests: Guests;
  readonly #mode: 'production' | 'development';

  constructor(options: {
    app: AppBuild;
    settings: SiteSettings;
    prompts: Prompts;
    services: Services;
    /** Null in development: nothing is kept. */
    pages: PageCache | null;
    metrics: Metrics;
    commonHeaders: readonly string[];
    guests: Guests;
    mode: 'production' | 'development';
  }) {
    this.#app = options.app;
    this.#settings = options.settings;
    this.#prompts = options.prompts;
    this.#services = options.services;
    this.#pages = options.pages;
    this.#metrics = options.metrics;
    this.#commonHeaders = options.commonHeaders;
    this.#guests = options.guests;
    this.#mode = options.mode;
    this.#handle = createRequestHandler(options.app.entry.served(options.app.build), options.mode);
  }

  /**
   * @param address the request's path and query as they came, which name its place in the cache
   * @param visitor network address of who asks, empty when nobody does
   */
  async respond(request: Request, address: string, visitor: string): Promise<Finished> {
    const started = performance.now();
    const asked = this.#app.entry.parseAsked(address);
    const context = this.#app.entry.createLoadContext(
      this.#settings,
      asked,
      visitor,
      this.#prompts,
      this.#services,
    );
    const generation = this.#pages?.generation ?? 0;
    const response = await this.#handle(request, context);
    // A text that is being written is passed on part by part; everything else is one piece.
    const stream = isEventStream(response) ? response.body : null;
    const body = stream ? Buffer.alloc(0) : Buffer.from(await response.arrayBuffer());
    this.#metrics.rendered(response.status, (performance.now() - started) / 1000);
    const finished = { ...this.#finish(response, body, address), stream };
    this.#remember(request, response, address, finished, generation);
    return finished;
  }

  #finish(response: Response, body: Buffer, address: string): Omit<Finished, 'stream'> {
    const type = response.headers.get('content-type') ?? '';
    const headers = [...this.#commonHeaders];
    for (const [name, value] of response.headers) {
      // What stands in a query may be the visitor's own: no cache on the way keeps it for others.
      const isPersonal = name === 'cache-control' && address.includes('?');
      headers.push(name, isPersonal ? value.replace(/\bpublic\b/, 'private') : value);
    }
    if (!response.headers.has('cache-control')) headers.push('Cache-Control', 'no-store');
    // RFC 9110 §15.5.6 wants it; the app refuses a method only where an address has no action at all.
    if (response.status === 405 && !response.headers.has('allow'))
      headers.push('Allow', 'GET, HEAD');
    // Vite's client connects to a socket of its own and adds styles: only the built site is held to its policy.
    if (type.startsWith('text/html') && this.#mode === 'production') {
      headers.push('Content-Security-Policy', contentSecurityPolicy(body.toString(), this.#guests));
    }
    headers.push(
      'Vary',
      this.#app.entry.variesByVisitor(address)
        ? 'Accept-Encoding, Accept-Language, Cookie'
        : 'Accept-Encoding',
    );
    return { status: response.status, headers, body, type };
  }

  #remember(
    request: Request,
    response: Response,
    address: string,
    finished: Omit<Finished, 'stream'>,
    generation: number,
  ): void {
    const isPublic = /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
    const pages = this.#pages;
    if (!pages || request.method !== 'GET' || response.status !== 200 || !isPublic) return;
    if (address.includes('?') || response.headers.has('set-cookie')) return;
    const key = this.#app.entry.pageKey(
      address,
      request.headers.get('cookie') ?? undefined,
      request.headers.get('accept-language') ?? undefined,
      this.#services,
    );
    if (key === null || this.#pending.has(key)) return;
    const { body, headers } = finished;
    const bodies = isCompressible(finished.type)
      ? Promise.all([compress(body, 'br', 'lasting'), compress(body, 'gzip', 'lasting')])
      : Promise.resolve([]);
    const keep = async () => {
      try {
        const [br, gzip] = await bodies;
        if (pages.generation !== generation) return;
        pages.set(key, {
          headers,
          bodies: { identity: body, ...(br && { br }), ...(gzip && { gzip }) },
        });
      } finally {
        this.#pending.delete(key);
      }
    };
    this.#pending.set(key, keep());
  }

  /** Resolves when every page answered so far is in the cache, if it goes there. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#pending.values());
  }
}

function isEventStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false;
}
