import { parseAddress } from '#app/i18n/address.ts';

/**
 * Bare paths that the site links to or names in its URL table, and that answer 404 until a later issue builds their
 * screen. The link crawl fails when this list says more or less than the truth: it must shrink to nothing.
 */
export const notBuiltYet: readonly string[] = [];

/** A path that will never be anyone's. */
export const nobodysPath = '/nulle-part';

/** Whether an address is expected to answer 404; it may be the one of a page's data. */
export function isMissing(pathname: string): boolean {
  const { path } = parseAddress(pathname.replace(/\.data$/, ''));
  return path === nobodysPath || notBuiltYet.includes(path);
}
