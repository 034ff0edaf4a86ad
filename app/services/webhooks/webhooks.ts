import { request as requestByHttp, type IncomingMessage } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP } from 'node:net';
import { DeliveryFailure } from '#app/domain/outbox.ts';
import type { WebhookEvent } from '#app/domain/webhooks.ts';
import {
  createAddressGuard,
  isWithin,
  RefusedAddress,
  type AddressGuard,
} from './address-guard.ts';
import { signatureHeaders } from './sign.ts';

interface WebhookCall {
  /** Of the outbox's message: the same each time the event is sent again. */
  id: string;
  url: string;
  /** The first is the endpoint's own; another one is on its way out. */
  secrets: readonly string[];
  event: WebhookEvent;
  /** Now, in epoch milliseconds. */
  now: number;
}

/** What came of one call. */
interface WebhookOutcome {
  /** HTTP status; null when no answer came. */
  status: number | null;
  /** Null when it was delivered. */
  failure: DeliveryFailure | null;
  /** In milliseconds, from the look-up of the name to the end of the answer. */
  duration: number;
}

export interface Webhooks {
  /** Never rejects: a failure is part of the outcome. */
  send(call: WebhookCall, signal?: AbortSignal): Promise<WebhookOutcome>;
}

/** Most of an answer that is read, in bytes; nothing in it is kept. */
const longestAnswer = 65_536;

/**
 * @param allowed addresses and ranges of our own networks that receivers may have
 * @param timeout for a whole call, in milliseconds
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

/** Posts by Node's own client, which follows no redirect and lets the guard look up the name. */
async function post(
  { id, url, secrets, event, now }: WebhookCall,
  guard: AddressGuard,
  signal: AbortSignal,
): Promise<Answer> {
  const target = new URL(url);
  const { protocol } = target;
  const host = target.hostname.replace(/^\[|\]$/g, '');
  // Names are judged when they are looked up; addresses are not looked up.
  if (isIP(host) !== 0 && !isWithin(guard.reachOf(host), protocol)) throw new RefusedAddress();
  const body = JSON.stringify(event);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': 'Iluma-Webhooks/1',
    ...signatureHeaders({ id, timestamp: Math.floor(now / 1000), body }, secrets),
  };
  const request = protocol === 'https:' ? requestByHttps : requestByHttp;
  return new Promise((resolve, reject) => {
    const lookup = guard.lookupFor(protocol);
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

/** Anything but a 2xx is a failure: a redirect would have to be trusted anew, so it is none of our affair. */
function failureOf({ status, retryAfter }: Answer, now: number): DeliveryFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return new DeliveryFailure('webhook-gone', { isFinal: true });
  if (status >= 300 && status < 400) return new DeliveryFailure('webhook-redirected');
  return new DeliveryFailure(`webhook-status-${status}`, { retryAfter: waitOf(retryAfter, now) });
}

/** The header's seconds or date (RFC 9110 §10.2.3) in milliseconds from now; 0 when it says nothing. */
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
