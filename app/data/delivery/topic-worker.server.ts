import type { Database } from '#app/data/engine/database.server.ts';
import { deliveries, type Delivery } from '#app/data/engine/trace-channels.server.ts';
import {
  DeliveryFailure,
  retryRules,
  waitAfter,
  type OutboxTopic,
} from '#app/domain/delivery/outbox.ts';
import type { Random } from '#app/domain/random.ts';
import {
  claimDue,
  releaseClaim,
  settle,
  type ClaimedMessage,
  type FailedSettlement,
  type Settlement,
} from './outbox.server.ts';

export type Message<Topic extends OutboxTopic> = Extract<ClaimedMessage, { topic: Topic }>;

/**
 * Delivers one message. Resolves once the receiver has accepted it.
 *
 * @returns the text of an undeliverable email, to be kept in the outbox
 * @throws DeliveryFailure
 */
export type Deliver<Topic extends OutboxTopic> = (
  message: Message<Topic>,
  signal: AbortSignal,
) => Promise<string | void>;

export interface DeliverySettings {
  database: Pick<Database, 'db' | 'isBusy'>;
  /** Clock, in epoch milliseconds. */
  now: () => number;
  random: Random;
  /** Called once the outcome of an attempt is recorded. */
  settled?: (message: ClaimedMessage, outcome: Settlement) => Promise<void>;
  /** Receives unexpected errors: bugs, and an unavailable database. */
  report: (error: unknown) => void;
}

/** Deliveries in flight per topic: a receiver that hangs delays its own topic only. */
const concurrency = { mail: 4, webhook: 8, push: 8 } as const satisfies Record<OutboxTopic, number>;

/** Delivers the messages of one topic. */
export class TopicWorker<Topic extends OutboxTopic> {
  readonly #topic: Topic;
  readonly #deliver: Deliver<Topic>;
  readonly #settings: DeliverySettings;
  readonly #signal: AbortSignal;
  readonly #inFlight = new Set<Promise<void>>();
  #polling: Promise<void> | null = null;
  #isPollRequested = false;
  #hasMore = false;
  #isStopping = false;

  /** @param signal aborts the deliveries in flight */
  constructor(
    topic: Topic,
    deliver: Deliver<Topic>,
    settings: DeliverySettings,
    signal: AbortSignal,
  ) {
    this.#topic = topic;
    this.#deliver = deliver;
    this.#settings = settings;
    this.#signal = signal;
  }

  poll(): Promise<void> {
    this.#isPollRequested = this.#polling !== null;
    this.#polling ??= this.#claim().finally(() => (this.#polling = null));
    return this.#polling;
  }

  /** Resolves when nothing is due and nothing in flight. */
  async drain(): Promise<void> {
    for (let isIdle = false; !isIdle;) {
      // oxlint-disable-next-line no-await-in-loop -- a finished delivery may leave room for more
      await this.poll();
      isIdle = this.#inFlight.size === 0;
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(this.#inFlight);
    }
  }

  /** Starts no further delivery. Resolves when those in flight have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#polling?.catch(() => undefined);
    await Promise.all(this.#inFlight);
  }

  /** Claims as many messages as there are free slots, and starts their delivery. */
  async #claim(): Promise<void> {
    const { database, now } = this.#settings;
    do {
      this.#isPollRequested = false;
      const limit = concurrency[this.#topic] - this.#inFlight.size;
      if (this.#isStopping || limit === 0) return;
      // oxlint-disable-next-line no-await-in-loop -- one claim after the other
      const claimed = await claimDue(database.db, {
        topic: this.#topic,
        limit,
        now: new Date(now()),
      });
      this.#hasMore = claimed.length === limit;
      for (const message of claimed as readonly Message<Topic>[]) this.#begin(message);
    } while (this.#isPollRequested);
  }

  #begin(message: Message<Topic>): void {
    const { database, report } = this.#settings;
    const work = this.#handle(message)
      .catch(report)
      .finally(() => {
        this.#inFlight.delete(work);
        // Under load, visitors come first: remaining messages wait for the next poll.
        if (this.#hasMore && !database.isBusy()) this.poll().catch(report);
      });
    this.#inFlight.add(work);
  }

  async #handle(message: Message<Topic>): Promise<void> {
    const { database, now } = this.#settings;
    if (this.#isStopping) {
      await releaseClaim(database.db, message, new Date(now()));
      return;
    }
    // The worker of the last attempt died before recording an outcome.
    if (message.attempt > retryRules.attempts) {
      await this.#settle(message, { state: 'dead', error: 'abandoned' });
      return;
    }
    const { id, topic, attempt, trace } = message;
    const delivery: Delivery = { id, topic, attempt, trace };
    await deliveries.tracePromise(() => this.#attempt(message, delivery), delivery);
  }

  async #attempt(message: Message<Topic>, delivery: Delivery): Promise<void> {
    const { database, now } = this.#settings;
    let text: string | void;
    try {
      text = await this.#deliver(message, this.#signal);
    } catch (error) {
      if (this.#signal.aborted) {
        delivery.failure = 'aborted';
        await releaseClaim(database.db, message, new Date(now()));
        return;
      }
      const outcome = this.#outcomeOf(message, error);
      delivery.failure = outcome.error;
      await this.#settle(message, outcome);
      return;
    }
    await this.#settle(message, text ? { state: 'kept', text } : { state: 'sent' });
  }

  async #settle(message: Message<Topic>, outcome: Settlement): Promise<void> {
    const { database, now, settled } = this.#settings;
    await settle(database.db, message, outcome, new Date(now()));
    await settled?.(message, outcome);
  }

  #outcomeOf(message: Message<Topic>, error: unknown): FailedSettlement {
    const { now, random, report } = this.#settings;
    const isExpected = error instanceof DeliveryFailure;
    if (!isExpected) report(error);
    const { code, isFinal, retryAfter } = isExpected ? error : new DeliveryFailure('broken');
    const wait = isFinal ? null : waitAfter(message.attempt, random, retryAfter);
    return wait === null
      ? { state: 'dead', error: code }
      : { state: 'waiting', error: code, until: new Date(now() + wait) };
  }
}
