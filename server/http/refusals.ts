import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppBuild, Services } from './app-build.ts';
import { isCrossSite } from './cross-site.ts';
import { plainError, type Addressee } from './plain-error.ts';

/** Longest path and query, in characters; Node bounds the whole head at 16 KiB. */
const longestUrl = 8192;

const readableTypes =
  /^(?:application\/(?:x-www-form-urlencoded|json)|multipart\/form-data|text\/plain) *(?:;|$)/i;

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** How the server says no without a page of the app. */
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
        "default-src 'none'; frame-ancestors 'none'",
        ...(status === 405 ? ['Allow', 'GET, HEAD, POST'] : []),
        'Content-Length',
        String(Buffer.byteLength(body)),
      ]);
      response.end(body);
    },
  };
}

/** The status of requests that are refused before they are read. */
export function refusalOf(request: IncomingMessage, origin: string): number | null {
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

/** The status of a request that failed on its way to the app. */
export function errorStatus(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 ? status : 500;
}
