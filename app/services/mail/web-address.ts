/**
 * An address that a mail may lead to, spelled as a browser would.
 *
 * @throws TypeError when it is none of the web's: links are ours, so that is a mistake of ours
 */
export function webAddress(text: string): string {
  const url = new URL(text);
  if (!['http:', 'https:'].includes(url.protocol)) throw new TypeError('Not an address of the web');
  return url.href;
}
