import type { Site } from '#app/middleware/site.ts';

/** Third-party hosts that the configuration lets pages contact, for the legal texts. */
export function otherHosts({ photoPattern, tagUrl, hints }: Site): string[] {
  const addresses = [photoPattern, tagUrl, ...hints.preconnect, ...hints.analytics];
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).hostname] : [])))];
}
