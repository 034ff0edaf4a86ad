/** The host of a URL, without `www` and with its port; empty if the URL is invalid. */
export function bareHost(url: string): string {
  return (URL.parse(url)?.host ?? '').replace(/^www\./, '');
}
