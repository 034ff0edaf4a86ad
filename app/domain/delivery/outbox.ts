import type { PushNote } from '#app/domain/notifications/push.ts';
import type { Random } from '#app/domain/random.ts';
import { day, hour } from '../durations.ts';
import type { KeptMail } from './mail-request.ts';
import type { WebhookEvent } from './webhooks.ts';

/** An outgoing message, by its channel. */
export type OutboxMessage =
  | { readonly topic: 'mail'; readonly payload: KeptMail }
  | {
      readonly topic: 'webhook';
      readonly payload: {
        readonly endpointId: string;
        readonly event: WebhookEvent;
        /** The person concerned by each event of a batch, as in `about` below. */
        readonly abouts?: readonly (string | null)[] | undefined;
      };
    }
  | {
      readonly topic: 'push';
      readonly payload: { readonly subscriptionId: string; readonly note: PushNote };
    };

export const outboxTopics = ['mail', 'webhook', 'push'] as const;

export type OutboxTopic = (typeof outboxTopics)[number];

/** A message with its metadata for the outbox. */
export type NewMessage = OutboxMessage & {
  /** Messages with the same key are only sent once, however often they are enqueued; null for no deduplication. */
  readonly dedupeKey: string | null;
  /** Email address of the person concerned, for the privacy service; null if there is none. */
  readonly about: string | null;
};

/**
 * State of a message. A `kept` email is only shown in the outbox, without a mail server; a `dead` message has used up
 * its attempts, or can never be delivered. Staff may replay both.
 */
export const outboxStates = ['waiting', 'sent', 'kept', 'dead'] as const;

export type OutboxState = (typeof outboxStates)[number];

/** A message in the outbox, as shown to staff. Instants are ISO 8601, UTC. */
export interface OutboxListItem {
  id: string;
  topic: OutboxTopic;
  /** Template of an email, event of a webhook, or `notifications` for browsers; null once it was deleted. */
  what: string | null;
  /** Address of an email, id of a webhook's endpoint; null for a browser. */
  to: string | null;
  state: OutboxState;
  createdAt: string;
  /** Time of the next attempt, or when it was sent, kept or given up. */
  at: string;
  attempts: number;
  lastError: string | null;
}

/** Emails with the same failure. */
export interface FailedMails {
  /** Of the last failure. */
  code: string;
  count: number;
  /** When the oldest was created, ISO 8601, UTC. */
  since: string;
}

/** The emails that were not sent, most frequent failures first. */
export interface MailFailures {
  /** They will be retried. */
  waiting: readonly FailedMails[];
  /** They will not be retried; of the last `givenUpFor`. */
  givenUp: readonly FailedMails[];
}

/** How long given-up emails are reported, in milliseconds: 7 days. */
export const givenUpFor = 7 * day;

export const countMails = (failed: readonly FailedMails[]): number =>
  failed.reduce((sum, { count }) => sum + count, 0);

/**
 * Retries of failed messages, in milliseconds. With these values, the last of the ten attempts is about 22 hours after
 * the first: longer than a night without anyone at the receiver's, and short enough for people to remember.
 */
export const retryRules = {
  attempts: 10,
  first: 10_000,
  factor: 4,
  longest: 6 * hour,
  /**
   * Random share added to or subtracted from the wait, so that messages that failed together are not retried together.
   */
  jitter: 0.25,
} as const;

/**
 * Duration of a worker's lease on messages, in milliseconds. Longer than any delivery may take, so that only messages
 * of stopped workers are taken again.
 */
export const leaseTime = 120_000;

/**
 * How long to wait after a failed attempt, or null if it was the last.
 *
 * @param attempt 1 for the first
 * @param atLeast wait requested by the receiver, in milliseconds
 */
export function waitAfter(attempt: number, random: Random, atLeast = 0): number | null {
  const { attempts, first, factor, longest, jitter } = retryRules;
  if (attempt >= attempts) return null;
  const wait = Math.min(longest, first * factor ** (attempt - 1));
  const shaken = Math.round(wait * (1 + jitter * (2 * random() - 1)));
  return Math.min(longest, Math.max(shaken, atLeast));
}

/** A failed delivery, with a code instead of the receiver's own message, which may quote a visitor. */
export class DeliveryFailure extends Error {
  readonly code: string;
  /** Whether the message can never be delivered. */
  readonly isFinal: boolean;
  /** Wait requested by the receiver, in milliseconds. */
  readonly retryAfter: number;

  constructor(code: string, { isFinal = false, retryAfter = 0 } = {}) {
    super(`The message could not be delivered: ${code}`);
    this.name = 'DeliveryFailure';
    this.code = code;
    this.isFinal = isFinal;
    this.retryAfter = retryAfter;
  }
}
