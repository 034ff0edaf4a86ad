import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, encodings, type Encoding } from '../http/encoding.ts';
import { PreparedHead } from '../http/prepared-head.ts';

/** A rendered response in several codings. */
export interface CachedPage {
  /** Bodies by coding. A form that is not smaller than the identity form is never sent. */
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  /** Flat list of names and values, without coding, length and ETag. */
  headers: readonly string[];
}

interface Variant {
  /** Null for the identity form of a page that has a gzip form: few ask for it, and it would be most of the memory. */
  body: Buffer | null;
  etag: string;
  /** Serialised once for all hits. */
  ok: PreparedHead;
  notModified: PreparedHead;
}

type Variants = Record<Encoding, Variant>;

/** Bytes of identity forms that are kept for the next who ask. */
const identityBytes = 4_000_000;

/**
 * Pages and files in memory, ahead of everything else: a hit costs a map look-up and a write. Answers GET and HEAD, 304
 * by strong ETag, in brotli, gzip or identity coding.
 */
export class PageCache {
  readonly #pages = new Map<string, Variants>();
  /** Identity forms by their gzip form. */
  readonly #identities = new LRUCache<Buffer, Buffer>({
    maxSize: identityBytes,
    sizeCalculation: ({ length }) => length,
    memoMethod: (gzip) => gunzipSync(gzip),
  });
  readonly #keyOf: (request: IncomingMessage) => string | null;
  /** Responses served from memory. */
  hits = 0;
  /** Number of clears: renders that started before the last one are not cached. */
  generation = 0;

  /** @param keyOf cache key of a request, or null when it is not cacheable */
  constructor(keyOf: (request: IncomingMessage) => string | null) {
    this.#keyOf = keyOf;
  }

  get size(): number {
    return this.#pages.size;
  }

  has(key: string): boolean {
    return this.#pages.has(key);
  }

  set(key: string, page: CachedPage): void {
    const hash = createHash('sha256').update(page.bodies.identity).digest('base64url').slice(0, 20);
    const variants = encodings.map(
      (encoding) => [encoding, variant(page, encoding, hash)] as const,
    );
    this.#pages.set(key, Object.fromEntries(variants) as Variants);
  }

  /** Empties the cache, for example after a change of settings. */
  clear(): void {
    this.generation++;
    this.#pages.clear();
  }

  /** Answers from memory if possible. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const key = this.#keyOf(request);
    const variants = key === null ? undefined : this.#pages.get(key);
    if (!variants) return false;
    this.hits++;
    const chosen = variants[chooseEncoding(headers['accept-encoding'])];
    const known = headers['if-none-match'];
    if (known !== undefined && matches(known, chosen.etag)) {
      chosen.notModified.writeTo(response);
      response.end();
      return true;
    }
    chosen.ok.writeTo(response);
    if (method === 'HEAD') response.end();
    else response.end(chosen.body ?? this.#identityOf(variants));
    return true;
  }

  #identityOf({ gzip: { body } }: Variants): Buffer | null {
    return body && this.#identities.memo(body);
  }
}

function variant({ bodies, headers }: CachedPage, encoding: Encoding, hash: string): Variant {
  const compressed = smallerForm(bodies, encoding);
  const body = compressed ?? bodies.identity;
  const coding = compressed ? ['Content-Encoding', encoding] : [];
  const etag = coding.length > 0 ? `"${hash}-${encoding}"` : `"${hash}"`;
  const tag = ['ETag', etag];
  const length = ['Content-Length', String(body.length)];
  return {
    body: encoding === 'identity' && smallerForm(bodies, 'gzip') ? null : body,
    etag,
    ok: new PreparedHead(200, [...headers, ...tag, ...coding, ...length]),
    notModified: new PreparedHead(304, [...headers.filter(isForNotModified), ...tag]),
  };
}

function smallerForm(bodies: CachedPage['bodies'], encoding: Encoding): Buffer | undefined {
  const form = bodies[encoding];
  return form && form.length < bodies.identity.length ? form : undefined;
}

const cachingHeaders: ReadonlySet<string> = new Set([
  'cache-control',
  'cdn-cache-control',
  'surrogate-key',
  'vary',
]);

/** RFC 9110 §15.4.5: a 304 repeats the caching headers, and none that describe the body. */
function isForNotModified(_: string, index: number, headers: readonly string[]): boolean {
  return cachingHeaders.has(headers[index - (index % 2)]?.toLowerCase() ?? '');
}

/** Weak comparison, as If-None-Match asks for (RFC 9110 §13.1.2). */
function matches(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}
