import { request as requestByHttp, type IncomingMessage } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP } from 'node:net';
import { DeliveryFailure } from '#app/domain/delivery/outbox.ts';
import type { WebhookEvent } from '#app/domain/delivery/webhooks.ts';
import {
  createAddressGuard,
  RefusedAddress,
  type AddressGuard,
} from '#app/services/web/address-guard.ts';
import { signatureHeaders } from './sign.ts';

interface WebhookCall {
  /** Id of the outbox message, the same for every attempt. */
  id: string;
  url: string;
  /** Current secret first, then the former one during a change. */
  secrets: readonly string[];
  event: WebhookEvent;
  /** Now, in epoch milliseconds. */
  now: number;
}

/** Outcome of one call. */
interface WebhookOutcome {
  /** HTTP status; null without a response. */
  status: number | null;
  /** Null when delivered. */
  failure: DeliveryFailure | null;
  /** In milliseconds, from the DNS look-up to the end of the response. */
  duration: number;
}

export interface Webhooks {
  /** Never rejects: failures are part of the outcome. */
  send(call: WebhookCall, signal?: AbortSignal): Promise<WebhookOutcome>;
}

/** Maximum bytes of a response that are read; its content is ignored. */
const longestAnswer = 65_536;

/**
 * @param allowed private addresses and ranges that may be called
 * @param timeout of a whole call, in milliseconds
 */
export function createWebhooks({
  allowed,
  timeout = 10_000,
}: {
  allowed: readonly string[];
  timeout?: number;
}): Webhooks {
  const guard = createAddressGuard(allowed);
  return {
    async send(call, signal) {
      const started = performance.now();
      const late = AbortSignal.timeout(timeout);
      const stop = signal ? AbortSignal.any([signal, late]) : late;
      let status: number | null = null;
      let failure: DeliveryFailure | null = null;
      try {
        const answer = await post(call, guard, stop);
        status = answer.status;
        failure = failureOf(answer, call.now);
      } catch (error) {
        failure = new DeliveryFailure(late.aborted ? 'webhook-timeout' : codeOf(error), {
          isFinal: error instanceof RefusedAddress,
        });
      }
      return { status, failure, duration: Math.round(performance.now() - started) };
    },
  };
}

interface Answer {
  status: number;
  retryAfter: string | undefined;
}

/** Uses Node's own client, which follows no redirects and lets the guard resolve names. */
async function post(
  { id, url, secrets, event, now }: WebhookCall,
  guard: AddressGuard,
  signal: AbortSignal,
): Promise<Answer> {
  const target = new URL(url);
  const { protocol } = target;
  const host = target.hostname.replace(/^\[|\]$/g, '');
  // Names are checked when they are resolved; literal addresses are not resolved.
  if (isIP(host) !== 0 && !guard.permits(host, target)) throw new RefusedAddress();
  const body = JSON.stringify(event);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': 'Iluma-Webhooks/1',
    ...signatureHeaders({ id, timestamp: Math.floor(now / 1000), body }, secrets),
  };
  const request = protocol === 'https:' ? requestByHttps : requestByHttp;
  return new Promise((resolve, reject) => {
    const lookup = guard.lookupFor(target);
    const outgoing = request(target, { method: 'POST', headers, lookup, signal, agent: false });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => void readAnswer(response).then(resolve, reject));
    outgoing.end(body);
  });
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const { statusCode = 0, headers } = response;
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestAnswer) break;
  }
  return { status: statusCode, retryAfter: headers['retry-after'] };
}

/** Only 2xx is a success. Redirects are not followed: the new target would have to be trusted anew. */
function failureOf({ status, retryAfter }: Answer, now: number): DeliveryFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return new DeliveryFailure('webhook-gone', { isFinal: true });
  if (status >= 300 && status < 400) return new DeliveryFailure('webhook-redirected');
  return new DeliveryFailure(`webhook-status-${status}`, { retryAfter: waitOf(retryAfter, now) });
}

/** Retry-After in seconds or as a date (RFC 9110 §10.2.3), in milliseconds from now; 0 when absent or invalid. */
function waitOf(retryAfter: string | undefined, now: number): number {
  if (retryAfter === undefined) return 0;
  const wait = /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}

function codeOf(error: unknown): string {
  if (error instanceof RefusedAddress) return 'webhook-address-refused';
  const { code = '' } = error as NodeJS.ErrnoException;
  if (/^(?:ENOTFOUND|EAI_AGAIN)$/.test(code)) return 'webhook-unknown-host';
  if (/TLS|CERT|SSL|SELF_SIGNED|UNABLE_TO/.test(code)) return 'webhook-tls';
  return 'webhook-unreachable';
}
