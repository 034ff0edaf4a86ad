import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppBuild, Services } from '../app-build.ts';
import { isCrossSite } from './cross-site.ts';
import { plainError, type Addressee } from './plain-error.ts';
import { refusalPolicy } from './security-headers.ts';

/** Maximum length of path and query in characters; Node limits the whole head to 16 KiB. */
const longestUrl = 8192;

const readableTypes =
  /^(?:application\/(?:x-www-form-urlencoded|json)|multipart\/form-data|text\/plain) *(?:;|$)/i;

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Headers required by a status. */
const ownHeaders: Readonly<Record<number, readonly string[]>> = {
  405: ['Allow', 'GET, HEAD, POST'],
  // Does not wait for the rest of the request.
  408: ['Connection', 'close'],
  503: ['Retry-After', '5'],
};

/** Error responses not rendered by the app. */
export interface Refusals {
  addresseeOf: (request: IncomingMessage) => Addressee;
  refuse: (response: ServerResponse, status: number) => void;
}

export function createRefusals(
  { entry }: AppBuild,
  services: Services,
  commonHeaders: readonly string[],
): Refusals {
  const addresseeOf: Refusals['addresseeOf'] = ({ url = '', headers }) => {
    const { cookie, 'accept-language': wanted } = headers;
    return {
      language: entry.languageOf(url, cookie, wanted, services),
      isProgram: /^\/api(?:[/?]|$)/.test(url),
    };
  };
  return {
    addresseeOf,
    refuse(response, asked) {
      const { status, type, body } = plainError(asked, addresseeOf(response.req));
      response.writeHead(status, [
        ...commonHeaders,
        'Content-Type',
        type,
        'Cache-Control',
        'no-store',
        'Content-Security-Policy',
        refusalPolicy,
        ...(ownHeaders[status] ?? []),
        'Content-Length',
        String(Buffer.byteLength(body)),
      ]);
      response.end(body);
    },
  };
}

/** The error status of a request that is rejected before its body is read, or null. */
export function rejectionStatus(request: IncomingMessage, origin: string): number | null {
  const { method = '', url = '' } = request;
  if (!namesHost(request)) return 400;
  if (!knownMethods.has(method)) return 405;
  if (url.length > longestUrl) return 414;
  if (isCrossSite(request, origin)) return 403;
  return isReadable(request) ? null : 415;
}

/**
 * Whether a request has exactly one Host header (RFC 9112 §3.2): of two, a proxy may have read the other. HTTP/1.0
 * needs none.
 */
export function namesHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** Whether any route reads bodies of this type; each route checks its own more closely. */
function isReadable({ url = '', headers }: IncomingMessage): boolean {
  const { 'content-type': type, 'content-encoding': encoding = 'identity' } = headers;
  if (encoding !== 'identity') return false;
  // The API checks content types itself.
  return type === undefined || url.startsWith('/api/') || readableTypes.test(type);
}

/** The status of a request that failed before it reached the app. */
export function errorStatus(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 ? status : 500;
}
