import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A content coding. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best coding that an Accept-Encoding header allows. Weights other than zero are ignored. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (!header) return 'identity';
  const accepted = String(header);
  if (admits.br.test(accepted)) return 'br';
  return admits.gzip.test(accepted) ? 'gzip' : 'identity';
}

/** RFC 9110 §12.5.3: the coding's name, case-insensitive, without a weight of zero. */
const admits = {
  br: /(?:^|[\s,])br[ \t]*(?:,|$|;(?![ \t]*q=0(?:\.0*)?[ \t]*(?:,|$)))/i,
  gzip: /(?:^|[\s,])(?:x-)?gzip[ \t]*(?:,|$|;(?![ \t]*q=0(?:\.0*)?[ \t]*(?:,|$)))/i,
} as const;

/** Compresses a single response, at a fast level. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'gzip' ? promisify(gzip)(body) : brotli(body, 5);
}

/**
 * Brotli for content that is sent many times, without the rest of zlib's 64 kB buffer, which would stay in memory with
 * it.
 */
export async function compressForKeeping(body: Buffer, quality: number): Promise<Buffer> {
  const compressed = await brotli(body, quality);
  const exact = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(exact);
  return exact;
}

const brotli = (body: Buffer, quality: number) =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** Whether compression helps this content type. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json)|image\/svg|text\/x-script)/.test(
    contentType,
  );
}
