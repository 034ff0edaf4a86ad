import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content codings by preference. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

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

/** `lasting`: smallest, for responses that are sent many times. `passing`: a few milliseconds, for one response. */
export type Effort = 'lasting' | 'passing';

export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: effort === 'lasting' ? 9 : 6 });
  if (encoding === 'identity') return body;
  return promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'lasting' ? 11 : 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Whether compression helps this content type. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json)|image\/svg|text\/x-script)/.test(
    contentType,
  );
}
