import { oneLine } from '#app/domain/one-line.ts';
import { isProfileHost } from './profile-host.ts';

/** Maximum length of a URL to audit. */
export const longestAddress = 500;

/** The URL of a site to audit. */
interface SiteAddress {
  /** As entered: without a scheme unless one was given, so that HTTPS is tried first. */
  readonly address: string;
  /** The host to read from, without `www`; it has one audit at a time. */
  readonly host: string;
  /** The same for all spellings of one URL. */
  readonly site: string;
}

export type SiteAddressError = 'required' | 'not-a-site' | 'profile' | 'too-long';

export type ReadSiteAddress =
  | { readonly ok: true; readonly value: SiteAddress }
  | { readonly ok: false; readonly error: SiteAddressError };

/** Quotation marks and punctuation around an address pasted from a text. */
const around = /^["'“”‘’«<\s]+|["'“”‘’»>,;\s]+$/g;

/** A scheme, mistyped or pasted twice. */
const schemes = /^(?:(https?)[:;]?\/+\s*)+/i;

/** Parses user input such as `boulangerie.example`. */
export function readSiteAddress(typed: string): ReadSiteAddress {
  const line = oneLine(typed).trim();
  // First: the search for marks takes the square of a text's length.
  if (line.length > longestAddress) return { ok: false, error: 'too-long' };
  const text = line.replace(around, '');
  if (text === '') return { ok: false, error: 'required' };
  const [start, named] = schemes.exec(text) ?? [''];
  const scheme = named ? `${named.toLowerCase()}://` : '';
  const url = URL.parse(`${scheme || 'https://'}${text.slice(start.length)}`);
  if (url?.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  if (!url || !isSite(url)) return { ok: false, error: 'not-a-site' };
  if (isProfileHost(url.hostname)) return { ok: false, error: 'profile' };
  const host = url.host.replace(/^www\./, '');
  const path = url.pathname + url.search;
  return {
    ok: true,
    value: {
      address: `${scheme}${url.host}${path === '/' ? '' : path}`,
      host,
      site: host + path.replace(/\/$/, ''),
    },
  };
}

/** Whether a website can exist there: a host name with a dot or an IP address, without credentials. */
function isSite({ protocol, hostname, username, password }: URL): boolean {
  return (
    /^https?:$/.test(protocol) &&
    username === '' &&
    password === '' &&
    (hostname.startsWith('[') || /^[\w-]+(?:\.[\w-]+)+$/.test(hostname))
  );
}
