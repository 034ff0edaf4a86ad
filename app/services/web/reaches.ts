import { isIP } from 'node:net';
import { createAddressGuard, urlFailure, webReach } from './address-guard.ts';
import type { FindAddresses } from './find-addresses.ts';

/** DNS timeout in milliseconds; a later answer counts as success. */
const patience = 3000;

/** Whether a site's name resolves to addresses that an audit may contact, without contacting any. */
export type Reaches = (address: string) => Promise<boolean>;

/** @param allowed private addresses and ranges that may be contacted */
export function createReaches(allowed: readonly string[], findAddresses?: FindAddresses): Reaches {
  const guard = createAddressGuard(allowed, webReach, findAddresses);
  return (address) => {
    const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
    if (!url || urlFailure(url, guard)) return Promise.resolve(false);
    const { hostname } = url;
    if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(true), patience);
      guard.lookupFor(url)(hostname, { all: true }, (error) => {
        clearTimeout(timer);
        resolve(!error);
      });
    });
  };
}
