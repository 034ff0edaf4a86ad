import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';

export interface Body {
  /** Decoded content, up to the limit. */
  readonly bytes: Uint8Array;
  /** Bytes received, compressed. */
  readonly wire: number;
  /** Whether the content was longer, or was cut off. */
  readonly isCut: boolean;
}

const decoders: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
  ['zstd', createZstdDecompress],
]);

/**
 * Reads a response up to a limit of decoded bytes: a compression bomb is cut like any long content, with at most one
 * extra chunk decompressed.
 *
 * @param maxBytes limit of decoded bytes, and of received bytes
 */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Body> {
  const codings = (response.headers['content-encoding'] ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase());
  const isBare = codings.join() === 'deflate' && !(await startsWithZlibHeader(response));
  const encodings = isBare
    ? [createInflateRaw]
    : codings.flatMap((each) => decoders.get(each) ?? []);
  let wire = 0;
  response.on('data', (chunk: Buffer) => {
    wire += chunk.length;
    if (wire > maxBytes) response.destroy();
  });
  // More than two layers are an attack and are not decoded.
  const layers = encodings.slice(0, 2).toReversed();
  const stream = layers.reduce<NodeJS.ReadableStream>((source, createDecoder) => {
    const decoder = createDecoder();
    source.on('error', (error) => decoder.destroy(error));
    source.on('close', () => decoder.writable && decoder.end());
    return source.pipe(decoder);
  }, response);
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isCut = false;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const room = maxBytes - length;
      if (chunk.length > room) isCut = true;
      chunks.push(chunk.subarray(0, room));
      length += Math.min(chunk.length, room);
      if (isCut) break;
    }
  } catch {
    isCut = true;
  } finally {
    response.destroy();
  }
  return { bytes: Buffer.concat(chunks), wire, isCut: isCut || !response.complete };
}

/** Some servers send "deflate" without the header that RFC 9110 requires, and browsers accept both. */
async function startsWithZlibHeader(response: IncomingMessage): Promise<boolean> {
  try {
    await Promise.race([once(response, 'readable'), once(response, 'close')]);
  } catch {
    return true;
  }
  const start: unknown = response.read();
  if (!(start instanceof Uint8Array)) return true;
  response.unshift(start);
  // The method is in the lower half of the first byte. Source: RFC 1950 §2.2
  return ((start[0] ?? 0) & 0x0f) === 8;
}
