export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Why a URL could not be fetched. */
export const webFailures = [
  'bad-address',
  'address-refused',
  'unknown-host',
  'certificate',
  'unreachable',
  'timeout',
  'redirect-loop',
  'too-many-redirects',
  'not-http',
  'blocked-by-robots',
  'budget-spent',
] as const;

export type WebFailure = (typeof webFailures)[number];

/** Why browsers reject a certificate; `invalid` for any other reason. */
export type CertificateRefusal =
  | 'expired'
  | 'not-yet'
  | 'other-name'
  | 'self-signed'
  | 'chain'
  | 'handshake'
  | 'invalid';

export interface RefusedCertificate {
  readonly refusal: CertificateRefusal;
  /** The day it expired or becomes valid, or the names it was issued for; empty if unknown. */
  readonly found: string;
}

/** A URL's response, without its content. */
export interface Answer {
  readonly asked: string;
  /** URL of the last response. */
  readonly url: string;
  /** Null without a response; `failure` has the reason. */
  readonly status: number | null;
  readonly failure: WebFailure | null;
  readonly redirects: readonly Redirect[];
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Set together with the failure `certificate`. */
  readonly refused?: RefusedCertificate;
}

/**
 * The status code of the URL itself if it redirects permanently, otherwise the final one: temporary redirects may
 * depend on the visitor’s language.
 */
export function ownStatus({ status, redirects: [first] }: Answer): number | null {
  return first && [301, 308].includes(first.status) ? first.status : status;
}

/** Whether redirects of a URL never end, or are too many to be followed. */
export const isEndlesslyRedirected = ({ failure }: Pick<Answer, 'failure'>): boolean =>
  failure === 'redirect-loop' || failure === 'too-many-redirects';
