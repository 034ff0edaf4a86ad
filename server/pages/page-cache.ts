import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, encodings, type Encoding } from './encoding.ts';
import { PreparedHead } from './prepared-head.ts';

/** A finished response, ready to be written in any coding. */
export interface CachedPage {
  /** Bytes by coding; a coding that does not help is absent and identity stands in. */
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  /** Headers as a flat list of names and values, without coding, length and ETag. */
  headers: readonly string[];
}

interface Variant {
  body: Buffer;
  etag: string;
  /** Made once: a hit only hands them to Node. */
  ok: PreparedHead;
  notModified: PreparedHead;
}

type Variants = Record<Encoding, Variant>;

/**
 * Pages and files in memory, looked up in front of everything else: a hit costs a map look-up and one write. Answers
 * GET and HEAD, 304 by strong ETag, in brotli, gzip or as they are.
 */
export class PageCache {
  readonly #pages = new Map<string, Variants>();
  readonly #keyOf: (request: IncomingMessage) => string | null;
  /** How many responses came from memory. */
  hits = 0;
  /** How often everything was forgotten: what was rendered before the last time is not kept any more. */
  generation = 0;

  /** @param keyOf the name a request's page is kept under, or null when it cannot be kept */
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

  /** Forgets every page, for example after a change of settings. */
  clear(): void {
    this.generation++;
    this.#pages.clear();
  }

  /** Answers from memory if it can. */
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
    else response.end(chosen.body);
    return true;
  }
}

function variant({ bodies, headers }: CachedPage, encoding: Encoding, hash: string): Variant {
  const compressed = bodies[encoding];
  const body = compressed ?? bodies.identity;
  const coding = compressed && encoding !== 'identity' ? ['Content-Encoding', encoding] : [];
  const etag = coding.length > 0 ? `"${hash}-${encoding}"` : `"${hash}"`;
  const tag = ['ETag', etag];
  const length = ['Content-Length', String(body.length)];
  return {
    body,
    etag,
    ok: new PreparedHead(200, [...headers, ...tag, ...coding, ...length]),
    notModified: new PreparedHead(304, [...headers.filter(isForNotModified), ...tag]),
  };
}

/** RFC 9110 §15.4.5: a 304 repeats what governs caching, and nothing that describes the missing body. */
function isForNotModified(_: string, index: number, headers: readonly string[]): boolean {
  const name = headers[index - (index % 2)]?.toLowerCase();
  return name === 'cache-control' || name === 'vary';
}

/** Weak comparison, as If-None-Match asks for (RFC 9110 §13.1.2). */
function matches(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}
