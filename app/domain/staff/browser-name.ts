/** Browsers by a token unique to them: later ones also occur in the user agents of earlier ones. */
const browsers = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|\bCriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/**
 * Browser and system named in a User-Agent header (RFC 9110, 10.1.5): `Firefox, Linux`. Null if it names neither.
 * Clients can send anything, so it proves nothing.
 */
export function browserName(userAgent: string): string | null {
  const nameIn = (table: typeof browsers | typeof systems) =>
    table.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ') || null;
}
