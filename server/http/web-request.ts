import type { IncomingMessage } from 'node:http';

/** The requested path and query. A target in absolute form may name a host (RFC 9112 §3.2.2), which is ignored. */
export function targetOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/^https?:\/\/[^/?]*/i, '') || '/';
}

/** Converts a Node request into a web Request on the site's own origin; the Host header is ignored. */
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
  // React Router compares Origin with the URL, which has our origin; cross-site requests were already refused.
  if (headers.has('origin')) headers.set('origin', origin);
  const hasBody = method !== 'GET' && method !== 'HEAD' && Buffer.isBuffer(body);
  return new Request(siteUrl(target, origin), {
    method,
    headers,
    signal,
    ...(hasBody && { body: new Uint8Array(body) }),
  });
}

/** Set on a parsed origin, so that a path like `//host/…` is not parsed as another host. */
function siteUrl(target: string, origin: string): URL {
  const url = new URL(origin);
  const query = target.indexOf('?');
  const path = query < 0 ? target : target.slice(0, query);
  url.pathname = path.startsWith('/') ? path : `/${path}`;
  if (query >= 0) url.search = target.slice(query);
  return url;
}
