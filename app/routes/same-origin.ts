/**
 * Whether a request comes from a page of this site, as far as its browser says. What says nothing is no browser, and has
 * no visitor's rights to abuse. Source: https://owasp.org/www-community/attacks/csrf
 *
 * @param origin the site's own, which the Host header need not repeat behind a proxy
 */
export function isSameOrigin({ headers }: Request, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const from = headers.get('origin');
  return from === null || from === origin || URL.parse(from)?.host === headers.get('host');
}
