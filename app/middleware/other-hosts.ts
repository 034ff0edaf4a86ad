import type { Site } from '#app/middleware/site.ts';

/** Hosts beside our own that the configuration lets pages ask, as the legal texts name them. */
export function otherHosts({ photoPattern, tagUrl, hints }: Site): string[] {
  const addresses = [photoPattern, tagUrl, ...hints.preconnect, ...hints.analytics];
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).hostname] : [])))];
}
