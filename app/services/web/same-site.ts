import { bareHost } from '#app/domain/ila/audit/bare-host.ts';

/** Whether an address belongs to the same site: the same host and port, with or without `www`. */
export function siteOf(start: string): (url: string) => boolean {
  const own = bareHost(start);
  return (url) => bareHost(url) === own;
}

/** Whether a host has no public name: an IP address, `localhost`, or a custom port. */
export function isLocal(url: string): boolean {
  const { hostname, port } = new URL(url);
  return port !== '' || /^[\d.]+$|:|(?:^|\.)localhost$/.test(hostname);
}
