import type { IncomingMessage } from 'node:http';

/**
 * Whether a request that may change something was made by a page of another site: browsers say so in `Sec-Fetch-Site`
 * (https://w3c.github.io/webappsec-fetch-metadata), older ones in `Origin`; what says neither is no browser. The page's
 * own host counts as ours under whatever name the visitor used, so that a site run locally answers at each of its names.
 *
 * @param origin scheme and host that the site believes in, for proxies that send another Host
 */
export function isCrossSite(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  origin: string,
): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const relation = headers['sec-fetch-site'];
  if (relation !== undefined) return relation !== 'same-origin' && relation !== 'none';
  const sender = headers.origin;
  if (sender === undefined || sender === origin) return false;
  return URL.parse(sender)?.host !== headers.host;
}
