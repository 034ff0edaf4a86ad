/** The cookies of staff: the session token, and the token of a browser that has signed in before. */
const cookies = {
  session: { name: 'iluma-staff', pattern: /^[\w-]{43}$/, sameSite: 'Lax' },
  // Sent only with forms of this site.
  device: { name: 'iluma-device', pattern: /^[\w.-]{30,60}$/, sameSite: 'Strict' },
} as const;

type StaffCookie = keyof typeof cookies;

/**
 * Name of a cookie. Over TLS, its prefix makes browsers reject a cookie set by another host of the domain or
 * without TLS (RFC 6265bis §4.1.3.2); without TLS neither is possible.
 */
function cookieName(cookie: StaffCookie, isSecure: boolean): string {
  return (isSecure ? '__Host-' : '') + cookies[cookie].name;
}

/** The token in a Cookie header, or null. If there are several, or the format is wrong, none is trusted. */
export function readStaffCookie(
  cookie: StaffCookie,
  header: string | null,
  isSecure: boolean,
): string | null {
  const name = `${cookieName(cookie, isSecure)}=`;
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(name))
    .map((pair) => pair.slice(name.length));
  const [token = ''] = values;
  return values.length === 1 && cookies[cookie].pattern.test(token) ? token : null;
}

/** Whether a request carries a session cookie, valid or not. */
export function hasSessionCookie(header: string | undefined): boolean {
  return header?.includes(`${cookies.session.name}=`) ?? false;
}

/**
 * The Set-Cookie value that sets or clears a token.
 *
 * @param token null to clear it
 * @param maxAge lifetime in the browser, in seconds
 */
export function staffCookie(
  cookie: StaffCookie,
  token: string | null,
  maxAge: number,
  isSecure: boolean,
): string {
  return [
    `${cookieName(cookie, isSecure)}=${token ?? ''}`,
    'Path=/',
    `Max-Age=${token === null ? 0 : Math.max(0, Math.floor(maxAge))}`,
    'HttpOnly',
    `SameSite=${cookies[cookie].sameSite}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}
