import webPush from 'web-push';
import { DeliveryFailure } from '#app/domain/delivery/outbox.ts';
import {
  pushRules,
  type BrowserSubscription,
  type PushNote,
} from '#app/domain/notifications/push.ts';
import { createAddressGuard } from '#app/services/web/address-guard.ts';
import { failureOfAnswer, failureOfError, guardedPost } from '#app/services/web/guarded-post.ts';

/** The sender's identity at push services (VAPID, RFC 8292). */
export interface PushSettings {
  /** P-256 key pair, in base64url. */
  publicKey: string;
  privateKey: string;
  /** `https:` or `mailto:` contact address of the sender. */
  subject: string;
  /** Private addresses and ranges of push services. */
  allowed: readonly string[];
}

interface PushCall {
  subscription: BrowserSubscription;
  note: PushNote;
  /** Now, in epoch milliseconds. */
  now: number;
}

export interface PushSender {
  /** @throws DeliveryFailure, a final one when the subscription is no longer valid */
  send(call: PushCall, signal?: AbortSignal): Promise<void>;
}

/** Statuses with which a push service reports an expired subscription (RFC 8030 §7.3). */
const gone = [404, 410];

/** @param timeout of a whole call, in milliseconds */
export function createPushSender(settings: PushSettings, timeout = 10_000): PushSender {
  const guard = createAddressGuard(settings.allowed);
  return {
    async send(call, signal) {
      const late = AbortSignal.timeout(timeout);
      const stop = signal ? AbortSignal.any([signal, late]) : late;
      const request = requestOf(call, settings);
      const failure = await guardedPost(request, guard, stop).then(
        (answer) => failureOfAnswer('push', answer, gone, call.now),
        (error: unknown) => failureOfError('push', error, { isLate: late.aborted }),
      );
      if (failure) throw failure;
    },
  };
}

/** The message, encrypted for the browser (RFC 8291): the push service cannot read it. */
function requestOf(
  { subscription, note }: PushCall,
  { publicKey, privateKey, subject }: PushSettings,
) {
  try {
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify(note),
      {
        TTL: pushRules.timeToLive,
        vapidDetails: { publicKey, privateKey, subject },
      },
    );
    return { url: endpoint, headers: { ...headers }, body };
  } catch {
    // The key is not a point on the curve: nothing can be encrypted for it.
    throw new DeliveryFailure('push-bad-keys', { isFinal: true });
  }
}
