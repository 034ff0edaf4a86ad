/**
 * Hosts of tools that identify visitors, including subdomains. Sources: documentation of the vendors; DuckDuckGo
 * Tracker Radar, categories Analytics and Advertising.
 */
const trackerHosts = [
  'google-analytics.com',
  'googletagmanager.com',
  'analytics.google.com',
  'doubleclick.net',
  'googleadservices.com',
  'googlesyndication.com',
  'connect.facebook.net',
  'bat.bing.com',
  'clarity.ms',
  'hotjar.com',
  'hotjar.io',
  'analytics.tiktok.com',
  'snap.licdn.com',
  'px.ads.linkedin.com',
  'ct.pinterest.com',
  'tr.snapchat.com',
  'static.ads-twitter.com',
  'analytics.twitter.com',
  'mc.yandex.ru',
  'fullstory.com',
  'mouseflow.com',
  'crazyegg.com',
  'luckyorange.com',
  'segment.com',
  'segment.io',
  'mixpanel.com',
  'amplitude.com',
  'hs-analytics.net',
  'criteo.com',
  'criteo.net',
  'taboola.com',
  'outbrain.com',
  'adnxs.com',
  'scorecardresearch.com',
  'quantserve.com',
] as const;

/** Names of first-party cookies with which such tools identify visitors. */
const identifierName =
  /^(?:_ga(?:_|$)|_gid$|_gat|_gcl_|__utm|_fbp$|_fbc$|_hj|_clck$|_clsk$|_uet(?:sid|vid)$|_pin_unauth$|_ttp$|_scid$|li_fat_id$|ajs_(?:user|anonymous)_id$|mp_.+_mixpanel$|amp_|hubspotutk$|__hstc$|_ym_uid$)/;

/** The host of a tracker's URL; null for other URLs. */
export function trackerHost(address: string): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  const { hostname, pathname } = url;
  if (/(?:^|\.)facebook\.com$/.test(hostname)) return /^\/tr\b/.test(pathname) ? hostname : null;
  const isTracker = trackerHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isTracker ? hostname : null;
}

/** Whether a cookie identifies a visitor: a tracker's first-party cookie, or any third-party cookie. */
export function isIdentifier(name: string, isOfOtherSite: boolean): boolean {
  return isOfOtherSite || identifierName.test(name);
}
