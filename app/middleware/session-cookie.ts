/**
 * The cookie that says who is signed in. Over TLS its name makes browsers refuse one set by another host of the domain
 * or without TLS (RFC 6265bis §4.1.3.2); a plain address, as on a developer's machine, can have neither.
 */
function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-iluma-staff' : 'iluma-staff';
}

/** Tokens as they are made: anything else is not looked up. */
const tokenPattern = /^[\w-]{43}$/;

/** The token a request carries, or null. Of several none is believed. */
export function readSessionCookie(header: string | null, isSecure: boolean): string | null {
  const name = `${cookieName(isSecure)}=`;
  const values = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(name))
    .map((pair) => pair.slice(name.length));
  const [token = ''] = values;
  return values.length === 1 && tokenPattern.test(token) ? token : null;
}

/** Whether a request may come from somebody who is signed in, whatever its cookie is worth. */
export function hasSessionCookie(header: string | undefined): boolean {
  return header?.includes('iluma-staff=') ?? false;
}

/**
 * The header that hands out a token, or takes it back.
 *
 * @param token null ends it
 * @param maxAge seconds that the browser keeps it
 */
export function sessionCookie(token: string | null, maxAge: number, isSecure: boolean): string {
  return [
    `${cookieName(isSecure)}=${token ?? ''}`,
    'Path=/',
    `Max-Age=${token === null ? 0 : Math.max(0, Math.floor(maxAge))}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}
