/** The host of an address, without `www` and with its port; empty when it is none. */
export function bareHost(url: string): string {
  return (URL.parse(url)?.host ?? '').replace(/^www\./, '');
}
