import type { IncomingMessage } from 'node:http';

/** The path and query asked for. RFC 9112 §3.2.2: a target may name a host, which decides nothing here. */
export function targetOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/^https?:\/\/[^/?]*/i, '') || '/';
}

/** A Node request as the web's Request, on the site's own origin: the Host header decides nothing. */
export function toWebRequest(
  { rawHeaders, method = 'GET' }: IncomingMessage,
  target: string,
  body: unknown,
  origin: string,
  signal: AbortSignal,
): Request {
  const headers = new Headers();
  for (let i = 0; i < rawHeaders.length; i += 2) {
    headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '');
  }
  // React Router compares it with the address, which is always ours; what other sites send never comes this far.
  if (headers.has('origin')) headers.set('origin', origin);
  const hasBody = method !== 'GET' && method !== 'HEAD' && Buffer.isBuffer(body);
  return new Request(siteUrl(target, origin), {
    method,
    headers,
    signal,
    ...(hasBody && { body: new Uint8Array(body) }),
  });
}

/** The path is set on a parsed origin, so that `//host/…` or an absolute-form target is not read as another host. */
function siteUrl(target: string, origin: string): URL {
  const url = new URL(origin);
  const query = target.indexOf('?');
  const path = query < 0 ? target : target.slice(0, query);
  url.pathname = path.startsWith('/') ? path : `/${path}`;
  if (query >= 0) url.search = target.slice(query);
  return url;
}
