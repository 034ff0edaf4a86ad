/**
 * Headers of a page that is a pure function of address, language and release: the server's page cache stores it, and
 * browsers store it but revalidate each time.
 */
export function publicPage(): HeadersInit {
  return { 'Cache-Control': 'public, no-cache' };
}

/** The same for a page with a form, whose action may answer with headers of its own. */
export function publicForm({ actionHeaders }: { actionHeaders: Headers }): HeadersInit {
  return actionHeaders.has('Cache-Control') ? actionHeaders : publicPage();
}
