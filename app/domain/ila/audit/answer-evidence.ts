export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Why an address could not be read. */
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

/** Why browsers refuse a certificate; `invalid` for what has no words of its own. */
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
  /** The day that it ended or begins, or the names that it is for; empty where unknown. */
  readonly found: string;
}

/** How an address answered, without its content. */
export interface Answer {
  readonly asked: string;
  /** Address of the last response. */
  readonly url: string;
  /** Null without a response; `failure` says why. */
  readonly status: number | null;
  readonly failure: WebFailure | null;
  readonly redirects: readonly Redirect[];
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Beside the failure `certificate`. */
  readonly refused?: RefusedCertificate;
}

/** The code of an address itself, where it has moved for good; a visitor's language may be why it redirects for now. */
export function ownStatus({ status, redirects: [first] }: Answer): number | null {
  return first && [301, 308].includes(first.status) ? first.status : status;
}
