/**
 * The normalised URL of a link in an email.
 *
 * @throws TypeError when it is not an http(s) URL: we generate all links, so that is a bug
 */
export function webAddress(text: string): string {
  const url = new URL(text);
  if (!['http:', 'https:'].includes(url.protocol)) throw new TypeError('Not an address of the web');
  return url.href;
}
