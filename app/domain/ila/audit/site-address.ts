import { oneLine } from '#app/domain/one-line.ts';

/** Most characters of an address to audit. */
export const longestAddress = 500;

/** The address of a site to audit. */
interface SiteAddress {
  /** As it is read: without a scheme unless one was typed, so that https is tried first. */
  readonly address: string;
  /** Host that is read from, without `www`; one audit of it runs at a time. */
  readonly host: string;
  /** Same for every spelling of one address. */
  readonly site: string;
}

export type SiteAddressError = 'required' | 'not-a-site' | 'too-long';

export type ReadSiteAddress =
  | { readonly ok: true; readonly value: SiteAddress }
  | { readonly ok: false; readonly error: SiteAddressError };

/** Parses an address as people type it, such as `boulangerie.example`. */
export function readSiteAddress(typed: string): ReadSiteAddress {
  const text = oneLine(typed).trim();
  if (text === '') return { ok: false, error: 'required' };
  if (text.length > longestAddress) return { ok: false, error: 'too-long' };
  const scheme = /^https?:\/\//i.exec(text)?.[0].toLowerCase() ?? '';
  const url = URL.parse(scheme ? text : `https://${text}`);
  if (!url || !isSite(url)) return { ok: false, error: 'not-a-site' };
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

/** Whether a web site may be there: a host with a dot or an address, no credentials. */
function isSite({ protocol, hostname, username, password }: URL): boolean {
  return (
    /^https?:$/.test(protocol) &&
    username === '' &&
    password === '' &&
    (hostname.startsWith('[') || /^[^.]+(?:\.[^.]+)+\.?$/.test(hostname))
  );
}
