import type { DeliveryFailure } from '#app/domain/delivery/outbox.ts';
import type { WebhookEvent } from '#app/domain/delivery/webhooks.ts';
import { createAddressGuard } from '#app/services/web/address-guard.ts';
import { failureOfAnswer, failureOfError, guardedPost } from '#app/services/web/guarded-post.ts';
import { signatureHeaders } from './sign.ts';

interface WebhookCall {
  /** Id of the outbox message, the same for every attempt. */
  id: string;
  url: string;
  /** Current secret first, then the previous one during a replacement. */
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

/** Statuses with which a receiver stops further deliveries. */
const gone = [410];

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
        const answer = await guardedPost(requestOf(call), guard, stop);
        status = answer.status;
        failure = failureOfAnswer('webhook', answer, gone, call.now);
      } catch (error) {
        failure = failureOfError('webhook', error, { isLate: late.aborted });
      }
      return { status, failure, duration: Math.round(performance.now() - started) };
    },
  };
}

function requestOf({ id, url, secrets, event, now }: WebhookCall) {
  const body = JSON.stringify(event);
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Iluma-Webhooks/1',
    ...signatureHeaders({ id, timestamp: Math.floor(now / 1000), body }, secrets),
  };
  return { url, headers, body };
}
