import { parseAddress } from '#app/i18n/address.ts';

/** A path that will never be anyone's. */
export const nobodysPath = '/nulle-part';

/** Whether an address is expected to answer 404; it may be the one of a page's data. */
export function isNobodys(pathname: string): boolean {
  return parseAddress(pathname.replace(/\.data$/, '')).path === nobodysPath;
}
