import { performance } from 'node:perf_hooks';
import type { RequestHandler } from 'react-router';
import type { AppBuild, InlineSources, Refusal, Runtime } from '../app-build.ts';
import { compressForKeeping, isCompressible } from '../http/encoding.ts';
import {
  contentSecurityPolicy,
  filePolicy,
  type ThirdPartyHosts,
} from '../http/security-headers.ts';
import type { Metrics } from '../metrics.ts';
import type { PageCache } from './page-cache.ts';
import { createSectionHandler } from './sections.ts';
import { sharedCacheHeaders } from './shared-caches.ts';

/** A response before content coding. */
export interface Finished {
  status: number;
  headers: string[];
  body: Buffer;
  /** Replaces the body in streamed responses. */
  stream: ReadableStream<Uint8Array> | null;
  /** Content type; empty for none. */
  type: string;
  /** Caller and reason of a refusal; null for any other response. */
  refusal: Refusal | null;
}

/**
 * Gets a response from the app and completes it: buffers the body, adds its Content-Security-Policy and the common
 * headers. Public pages are also cached, compressed in the background.
 */
export class Responder {
  readonly #handle: RequestHandler;
  /** Pending cache insertions by key. */
  readonly #pending = new Map<string, Promise<void>>();
  readonly #app: AppBuild;
  readonly #runtime: Runtime;
  readonly #pages: PageCache | null;
  readonly #metrics: Metrics;
  readonly #commonHeaders: readonly string[];
  readonly #thirdParties: ThirdPartyHosts;
  readonly #mode: 'production' | 'development';
  readonly #isShared: boolean;
  readonly #quality: number;

  constructor(options: {
    app: AppBuild;
    runtime: Runtime;
    /** Null in development, where nothing is cached. */
    pages: PageCache | null;
    metrics: Metrics;
    commonHeaders: readonly string[];
    thirdParties: ThirdPartyHosts;
    mode: 'production' | 'development';
    /** Whether caches in front keep pages, and are purged. */
    isShared: boolean;
    /** Brotli quality of cached pages. */
    quality: number;
  }) {
    this.#app = options.app;
    this.#runtime = options.runtime;
    this.#pages = options.pages;
    this.#metrics = options.metrics;
    this.#commonHeaders = options.commonHeaders;
    this.#thirdParties = options.thirdParties;
    this.#mode = options.mode;
    this.#isShared = options.isShared;
    this.#quality = options.quality;
    this.#handle = createSectionHandler(options.app.entry.served(options.app.build), options.mode);
  }

  /**
   * @param address path and query as requested, from which the cache key derives
   * @param visitor network address of the client; empty for warm-up
   */
  async respond(request: Request, address: string, visitor: string): Promise<Finished> {
    const started = performance.now();
    const asked = this.#app.entry.parseRequestTarget(address);
    const context = this.#app.entry.createLoadContext(this.#runtime, asked, visitor);
    const generation = this.#pages?.generation ?? 0;
    const response = await this.#handle(request, context);
    const stream = isStreamed(response) ? response.body : null;
    const body = stream ? Buffer.alloc(0) : await bytesOf(response);
    this.#metrics.rendered(response.status, (performance.now() - started) / 1000);
    const { entry } = this.#app;
    const refusal = entry.refusalEntry(context, request, response.status, () =>
      entry.pathPattern(asked.address),
    );
    const inline = entry.inlineSourcesOf(context);
    const finished = { ...this.#finish(response, body, address, inline), stream, refusal };
    this.#remember(request, response, address, finished, generation);
    return finished;
  }

  #finish(
    response: Response,
    body: Buffer,
    address: string,
    inline: InlineSources,
  ): Omit<Finished, 'stream' | 'refusal'> {
    const type = response.headers.get('content-type') ?? '';
    const headers = [...this.#commonHeaders];
    for (const [name, value] of response.headers) {
      // Queries may contain personal data, so shared caches must not store the response.
      const isPersonal = name === 'cache-control' && address.includes('?');
      headers.push(name, isPersonal ? value.replace(/\bpublic\b/, 'private') : value);
    }
    if (!response.headers.has('cache-control')) headers.push('Cache-Control', 'no-store');
    // Required by RFC 9110 §15.5.6; the app answers 405 only where an address has no action.
    if (response.status === 405 && !response.headers.has('allow'))
      headers.push('Allow', 'GET, HEAD');
    // Not in development, where Vite's client opens a WebSocket and injects styles.
    if (this.#mode === 'production') {
      const isPage = type.startsWith('text/html');
      const policy = isPage ? contentSecurityPolicy(inline, this.#thirdParties) : filePolicy;
      headers.push('Content-Security-Policy', policy);
    }
    headers.push('Vary', this.#app.entry.varyOf(address));
    return { status: response.status, headers, body, type };
  }

  #remember(
    request: Request,
    response: Response,
    address: string,
    finished: Omit<Finished, 'stream' | 'refusal'>,
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
      this.#runtime.services,
    );
    if (key === null || this.#pending.has(key)) return;
    const { body } = finished;
    // Only now: caches in front should store the most compressed form, with its ETag.
    const isShared = this.#isShared && this.#app.entry.isSameForAll(address);
    const headers = isShared ? [...finished.headers, ...sharedCacheHeaders] : finished.headers;
    const keep = async () => {
      try {
        const br = isCompressible(finished.type)
          ? await compressForKeeping(body, this.#quality)
          : undefined;
        if (pages.generation === generation) pages.set(key, { identity: body, br, headers });
      } finally {
        this.#pending.delete(key);
      }
    };
    this.#pending.set(key, keep());
  }

  /** Resolves when all pending cache insertions are done. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#pending.values());
  }
}

/** The bytes of a body. A body of one chunk, such as a large API response, is not copied. */
async function bytesOf({ body }: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of body ?? []) parts.push(part);
  const [whole] = parts;
  return whole && parts.length === 1
    ? Buffer.from(whole.buffer, whole.byteOffset, whole.byteLength)
    : Buffer.concat(parts);
}

/** Whether a response is streamed: events, and files of any length. Everything else is buffered. */
function isStreamed({ headers }: Response): boolean {
  return /^(text\/event-stream|application\/octet-stream)/.test(headers.get('content-type') ?? '');
}
