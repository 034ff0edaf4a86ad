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
        /** Whom each event of a batch is about, as `about` below. */
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
  /** The same key is the same message, however often it is enqueued; null for one that is always new. */
  readonly dedupeKey: string | null;
  /** E-mail address of the person concerned, for the privacy service; null without one. */
  readonly about: string | null;
};

/**
 * State of a message. A `kept` mail is read in the outbox, without a mail server; a `dead` message has used up its
 * attempts, or can never arrive. Staff may replay both.
 */
export const outboxStates = ['waiting', 'sent', 'kept', 'dead'] as const;

export type OutboxState = (typeof outboxStates)[number];

/** A message of the outbox as staff see it. Moments are ISO 8601, UTC. */
export interface OutboxListItem {
  id: string;
  topic: OutboxTopic;
  /** Template of a mail, event of a webhook, or `notifications` for browsers; null once it was forgotten. */
  what: string | null;
  /** Address of a mail, id of a webhook's endpoint; null for a browser. */
  to: string | null;
  state: OutboxState;
  createdAt: string;
  /** When it is tried next, or was sent, kept or given up. */
  at: string;
  attempts: number;
  lastError: string | null;
}

/** Mails that failed in the same way. */
export interface FailedMails {
  /** Of the last failure. */
  code: string;
  count: number;
  /** When the oldest was written, ISO 8601, UTC. */
  since: string;
}

/** The mails that did not leave, the most frequent failures first. */
export interface MailFailures {
  /** They are tried again. */
  waiting: readonly FailedMails[];
  /** They are not, in the last `givenUpFor`. */
  givenUp: readonly FailedMails[];
}

/** For how long mails that were given up are reported, in milliseconds: 7 days. */
export const givenUpFor = 7 * day;

export const countMails = (failed: readonly FailedMails[]): number =>
  failed.reduce((sum, { count }) => sum + count, 0);

/**
 * How failed messages are tried again, in milliseconds. With these values the last of the ten attempts comes about
 * 22 hours after the first: longer than a night without anyone at the other end, shorter than anyone's memory of it.
 */
export const retryRules = {
  attempts: 10,
  first: 10_000,
  factor: 4,
  longest: 6 * hour,
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
 * @param atLeast wait requested by the receiver, in milliseconds
 */
export function waitAfter(attempt: number, random: Random, atLeast = 0): number | null {
  const { attempts, first, factor, longest, jitter } = retryRules;
  if (attempt >= attempts) return null;
  const wait = Math.min(longest, first * factor ** (attempt - 1));
  const shaken = Math.round(wait * (1 + jitter * (2 * random() - 1)));
  return Math.min(longest, Math.max(shaken, atLeast));
}

/** A failed delivery, by a code: the receiver's own message may quote a visitor. */
export class DeliveryFailure extends Error {
  readonly code: string;
  /** Whether the same message can never arrive. */
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
