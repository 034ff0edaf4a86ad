/**
 * Headers of a page that is a pure function of address, language and release: the server's page cache may keep it, and
 * browsers keep it too but ask each time whether it still holds.
 */
export function publicPage(): HeadersInit {
  return { 'Cache-Control': 'public, no-cache' };
}
