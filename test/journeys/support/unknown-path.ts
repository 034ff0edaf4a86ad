import { parseAddress } from '#app/i18n/address.ts';

/** A path that no page will ever have. */
export const unknownPath = '/nulle-part';

/** Whether an address is expected to answer 404; also for a page's data. */
export function isUnknownPath(pathname: string): boolean {
  return parseAddress(pathname.replace(/\.data$/, '')).path === unknownPath;
}
