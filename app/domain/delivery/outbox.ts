import type { KeptMail } from './mail/mail-request.ts';
import type { Random } from './random.ts';
import type { WebhookEvent } from './webhooks.ts';

/** What leaves the house, by the way it takes. */
export type OutboxMessage =
  | { readonly topic: 'mail'; readonly payload: KeptMail }
  | {
      readonly topic: 'webhook';
      readonly payload: { readonly endpointId: string; readonly event: WebhookEvent };
    };

export type OutboxTopic = OutboxMessage['topic'];

/** A message with what the outbox has to know of it. */
export type NewMessage = OutboxMessage & {
  /** The same key is the same message, however often it is enqueued; null for one that is always new. */
  readonly dedupeKey: string | null;
  /** E-mail address of the person it tells of, for the privacy desk; null when it tells of nobody. */
  readonly about: string | null;
};

/** Where a message stands. A `dead` one has used up its attempts, or can never arrive; a person may replay it. */
export type OutboxState = 'waiting' | 'sent' | 'dead';

/** A message of the outbox as staff see it. Moments are ISO 8601, UTC. */
export interface OutboxLine {
  id: string;
  topic: OutboxTopic;
  /** Template of a mail, or event of a webhook; null once it was forgotten. */
  what: string | null;
  /** Address of a mail, or id of a webhook's endpoint. */
  to: string | null;
  state: OutboxState;
  createdAt: string;
  /** When it is tried next, or was sent, or given up. */
  at: string;
  attempts: number;
  lastError: string | null;
}

/**
 * How failed messages are tried again, in milliseconds. With these values the last of the ten attempts comes about
 * 22 hours after the first: longer than a night without anyone at the other end, shorter than anyone's memory of it.
 */
export const retryRules = {
  attempts: 10,
  first: 10_000,
  factor: 4,
  longest: 6 * 3_600_000,
  /** Share of the wait that chance adds or takes away, so that messages that failed together do not return together. */
  jitter: 0.25,
} as const;

/**
 * How long a worker may keep what it has taken, in milliseconds. Longer than any delivery may last, so that only
 * messages of workers that are gone come back.
 */
export const leaseTime = 120_000;

/**
 * How long to wait after a failed attempt, or null when it was the last.
 *
 * @param attempt 1 for the first
 * @param atLeast what the other end has asked for, in milliseconds
 */
export function waitAfter(attempt: number, random: Random, atLeast = 0): number | null {
  const { attempts, first, factor, longest, jitter } = retryRules;
  if (attempt >= attempts) return null;
  const wait = Math.min(longest, first * factor ** (attempt - 1));
  const shaken = Math.round(wait * (1 + jitter * (2 * random() - 1)));
  return Math.max(shaken, Math.min(atLeast, longest));
}

/** Why a delivery failed: a code, never words of the other end, which may repeat what a visitor wrote. */
export class DeliveryFailure extends Error {
  readonly code: string;
  /** Whether the same message can never arrive. */
  readonly isFinal: boolean;
  /** What the other end has asked to wait, in milliseconds. */
  readonly retryAfter: number;

  constructor(code: string, { isFinal = false, retryAfter = 0 } = {}) {
    super(`The message could not be delivered: ${code}`);
    this.name = 'DeliveryFailure';
    this.code = code;
    this.isFinal = isFinal;
    this.retryAfter = retryAfter;
  }
}
