import type { IncomingMessage } from 'node:http';

/**
 * Whether an unsafe request was made by a page of another site. Browsers report it in `Sec-Fetch-Site`
 * (https://w3c.github.io/webappsec-fetch-metadata), older ones in `Origin`; requests with neither do not come from
 * browsers. The request's own host counts as ours, so that a site run locally works under each of its names.
 *
 * @param origin scheme and host of the site, for proxies that send another Host
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
