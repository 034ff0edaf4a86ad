import type { Site } from '#app/middleware/site.ts';

/** Hosts beside our own that the configuration lets pages ask, as the legal texts name them. */
export function otherHosts({ photoPattern, tagUrl }: Site): string[] {
  return [photoPattern, tagUrl].flatMap((address) => (address ? [new URL(address).hostname] : []));
}
