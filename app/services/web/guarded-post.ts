import { request as requestByHttp, type IncomingMessage } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP } from 'node:net';
import { DeliveryFailure } from '#app/domain/delivery/outbox.ts';
import { RefusedAddress, type AddressGuard } from './address-guard.ts';

interface Posted {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
}

export interface PostAnswer {
  status: number;
  /** The `Retry-After` header. */
  retryAfter: string | undefined;
}

/** Maximum bytes read of a response, whose content is ignored. */
const longestAnswer = 65_536;

/**
 * Posts to an untrusted address. Uses Node's own client, which does not follow redirects and lets the guard resolve
 * names.
 *
 * @throws RefusedAddress, or the network's error
 */
export async function guardedPost(
  { url, headers, body }: Posted,
  guard: AddressGuard,
  signal: AbortSignal,
): Promise<PostAnswer> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  // Names are checked when they are resolved; literal addresses are not resolved.
  if (isIP(host) !== 0 && !guard.permits(host, target)) throw new RefusedAddress();
  const request = target.protocol === 'https:' ? requestByHttps : requestByHttp;
  return new Promise((resolve, reject) => {
    const lookup = guard.lookupFor(target);
    const length = { 'Content-Length': String(Buffer.byteLength(body)) };
    const outgoing = request(target, {
      method: 'POST',
      headers: { ...headers, ...length },
      lookup,
      signal,
      agent: false,
    });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => void readAnswer(response).then(resolve, reject));
    outgoing.end(body);
  });
}

async function readAnswer(response: IncomingMessage): Promise<PostAnswer> {
  const { statusCode = 0, headers } = response;
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestAnswer) break;
  }
  return { status: statusCode, retryAfter: headers['retry-after'] };
}

/**
 * Why a response is a failure; null for a success. Only 2xx is: redirects are not followed, because the new target
 * would have to be checked again.
 *
 * @param channel first word of the failure's code
 * @param gone statuses that mean that deliveries are no longer accepted
 */
export function failureOfAnswer(
  channel: string,
  { status, retryAfter }: PostAnswer,
  gone: readonly number[],
  now: number,
): DeliveryFailure | null {
  if (status >= 200 && status < 300) return null;
  if (gone.includes(status)) return new DeliveryFailure(`${channel}-gone`, { isFinal: true });
  if (status >= 300 && status < 400) return new DeliveryFailure(`${channel}-redirected`);
  const wait = waitOf(retryAfter, now);
  return new DeliveryFailure(`${channel}-status-${status}`, { retryAfter: wait });
}

/** Retry-After in seconds or as a date (RFC 9110 §10.2.3), in milliseconds from now; 0 when absent or invalid. */
function waitOf(retryAfter: string | undefined, now: number): number {
  if (retryAfter === undefined) return 0;
  const wait = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}

/** The failure of a request without a response. */
export function failureOfError(
  channel: string,
  error: unknown,
  { isLate }: { isLate: boolean },
): DeliveryFailure {
  const isFinal = error instanceof RefusedAddress;
  return new DeliveryFailure(`${channel}-${isLate ? 'timeout' : reasonOf(error)}`, { isFinal });
}

function reasonOf(error: unknown): string {
  if (error instanceof RefusedAddress) return 'address-refused';
  const { code = '' } = error as NodeJS.ErrnoException;
  if (/^(?:ENOTFOUND|EAI_AGAIN)$/.test(code)) return 'unknown-host';
  if (/TLS|CERT|SSL|SELF_SIGNED|UNABLE_TO/.test(code)) return 'tls';
  return 'unreachable';
}
