import { connect, type PeerCertificate, type TLSSocket } from 'node:tls';
import type {
  CertificateRefusal,
  RefusedCertificate,
} from '#app/domain/ila/audit/answer-evidence.ts';
import type { Certificate } from '#app/domain/ila/audit/evidence.ts';
import type { AddressGuard } from './address-guard.ts';

/**
 * Reasons for refused certificates, by Node's error code. Source: Node documentation, "X509 certificate error codes"
 */
const refusals: Readonly<Record<string, CertificateRefusal>> = {
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'not-yet',
  ERR_TLS_CERT_ALTNAME_INVALID: 'other-name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'chain',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'chain',
};

/** The certificate of a secure connection; null without one. */
export function certificateOf(socket: TLSSocket): Certificate | null {
  const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
  const [validFrom, validTo] = [dateOf(from), dateOf(to)];
  return validFrom !== null && validTo !== null ? { validFrom, validTo } : null;
}

function dateOf(text: string): string | null {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** Why a certificate was refused, and its content: it is fetched in another connection, over which nothing is sent. */
export async function refusedCertificate(
  target: URL,
  { code = '' }: NodeJS.ErrnoException,
  guard: AddressGuard,
  signal: AbortSignal,
): Promise<RefusedCertificate> {
  const refusal = refusals[code] ?? (/SSL/.test(code) ? 'handshake' : 'invalid');
  if (!(refusal === 'expired' || refusal === 'not-yet' || refusal === 'other-name'))
    return { refusal, found: '' };
  const certificate = await shownBy(target, guard, signal);
  const found = certificate ? detailOf(certificate, refusal) : '';
  return { refusal: found === '' ? 'invalid' : refusal, found };
}

/** Maximum number of certificate names reported. */
const mostNames = 3;

function detailOf(
  { valid_from: from, valid_to: to, subjectaltname = '' }: PeerCertificate,
  refusal: 'expired' | 'not-yet' | 'other-name',
): string {
  if (refusal === 'other-name')
    return subjectaltname
      .split(', ')
      .slice(0, mostNames)
      .map((each) => each.replace(/^[\w ]+:/, ''))
      .join(', ')
      .slice(0, 200);
  return (dateOf(refusal === 'expired' ? to : from) ?? '').slice(0, 10);
}

/** A server's certificate, valid or not; null without a connection. */
async function shownBy(
  target: URL,
  guard: AddressGuard,
  signal: AbortSignal,
): Promise<PeerCertificate | null> {
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(target.port || 443),
    servername: /[a-z]$/i.test(host) ? host : '',
    lookup: guard.lookupFor(target),
    // It is inspected only.
    rejectUnauthorized: false,
  });
  const stop = () => socket.destroy();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await new Promise((resolve) => {
      socket
        .once('secureConnect', () => resolve(socket.getPeerCertificate()))
        .once('error', () => resolve(null))
        .once('close', () => resolve(null));
    });
  } finally {
    signal.removeEventListener('abort', stop);
    socket.destroy();
  }
}
