import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, type Encoding } from '../http/encoding.ts';
import { PreparedHead } from '../http/prepared-head.ts';

/** A rendered response. */
export interface CachedPage {
  identity: Buffer;
  /** Brotli form of compressible content; never sent when it is not smaller. */
  br?: Buffer | undefined;
  /** Flat list of names and values, without coding, length and ETag. */
  headers: readonly string[];
}

/** A response in one coding. */
interface Variant {
  body: Buffer;
  etag: string;
  /** Serialised once for all hits. */
  ok: PreparedHead;
  notModified: PreparedHead;
}

/** A page in the one form kept in memory: brotli, or identity if that is not larger. */
interface Entry {
  kept: Variant;
  isCompressed: boolean;
  /** Hash of the content, from which each coding's ETag derives. */
  hash: string;
  headers: readonly string[];
}

/** Maximum bytes of recoded responses cached per coding. */
const recodedBytes = 4_000_000;

/**
 * Pages and files in memory, ahead of everything else: a hit costs a map look-up and a write. Answers GET and HEAD, 304
 * by strong ETag, in brotli, gzip or identity coding. Nearly all clients accept brotli; the other codings are derived
 * from it.
 */
export class PageCache {
  readonly #pages = new Map<string, Entry>();
  readonly #recoded = { gzip: recodedCache('gzip'), identity: recodedCache('identity') };
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

  set(key: string, { identity, br, headers }: CachedPage): void {
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 20);
    const compressed = br && br.length < identity.length ? br : null;
    const kept = variant(headers, hash, compressed ?? identity, compressed ? 'br' : 'identity');
    this.#pages.set(key, { kept, isCompressed: compressed !== null, hash, headers });
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
    const entry = key === null ? undefined : this.#pages.get(key);
    if (!entry) return false;
    this.hits++;
    const chosen = this.#variantOf(entry, chooseEncoding(headers['accept-encoding']));
    const known = headers['if-none-match'];
    if (known !== undefined && matches(known, chosen.etag)) {
      chosen.notModified.writeTo(response);
      response.end();
      return true;
    }
    chosen.ok.writeTo(response);
    if (method === 'HEAD') response.end();
    else response.end(chosen.body);
    return true;
  }

  #variantOf(entry: Entry, encoding: Encoding): Variant {
    return encoding === 'br' || !entry.isCompressed
      ? entry.kept
      : this.#recoded[encoding].memo(entry);
  }
}

function variant(
  headers: readonly string[],
  hash: string,
  body: Buffer,
  encoding: Encoding,
): Variant {
  const isCoded = encoding !== 'identity';
  const coding = isCoded ? ['Content-Encoding', encoding] : [];
  const etag = isCoded ? `"${hash}-${encoding}"` : `"${hash}"`;
  const tag = ['ETag', etag];
  const length = ['Content-Length', String(body.length)];
  return {
    body,
    etag,
    ok: new PreparedHead(200, [...headers, ...tag, ...coding, ...length]),
    notModified: new PreparedHead(304, [...headers.filter(isForNotModified), ...tag]),
  };
}

/** Pages in another coding, by entry and not by content: two of the same content may have different headers. */
const recodedCache = (encoding: 'gzip' | 'identity') =>
  new LRUCache<Entry, Variant>({
    maxSize: recodedBytes,
    sizeCalculation: ({ body }) => body.length + 1,
    memoMethod: (entry) => recode(entry, encoding),
  });

/** A page recoded to gzip or, if not accepted or not smaller, uncompressed. */
function recode({ kept, hash, headers }: Entry, encoding: 'gzip' | 'identity'): Variant {
  const identity = brotliDecompressSync(kept.body);
  const gzip = encoding === 'gzip' ? gzipSync(identity) : null;
  return gzip && gzip.length < identity.length
    ? variant(headers, hash, gzip, 'gzip')
    : variant(headers, hash, identity, 'identity');
}

const cachingHeaders: ReadonlySet<string> = new Set([
  'cache-control',
  'cdn-cache-control',
  'surrogate-key',
  'vary',
]);

/** RFC 9110 §15.4.5: a 304 repeats the caching headers, but none that describe the body. */
function isForNotModified(_: string, index: number, headers: readonly string[]): boolean {
  return cachingHeaders.has(headers[index - (index % 2)]?.toLowerCase() ?? '');
}

/** Weak comparison, as If-None-Match asks for (RFC 9110 §13.1.2). */
function matches(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}
