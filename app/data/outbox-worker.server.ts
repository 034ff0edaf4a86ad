import { DeliveryFailure, retryRules, waitAfter, type OutboxTopic } from '#app/domain/outbox.ts';
import type { Random } from '#app/domain/random.ts';
import type { Db } from './database.server.ts';
import { giveBack, settle, takeDue, type TakenMessage } from './outbox.server.ts';

/** A message of one topic. */
export type Message<Topic extends OutboxTopic> = Extract<TakenMessage, { topic: Topic }>;

/**
 * How a message leaves. Resolves once it is out of our hands.
 *
 * @throws DeliveryFailure
 */
export type Deliver<Topic extends OutboxTopic> = (
  message: Message<Topic>,
  signal: AbortSignal,
) => Promise<void>;

export interface OutboxWorkerSettings {
  db: Db;
  deliver: { readonly [Topic in OutboxTopic]: Deliver<Topic> };
  /** Clock, in epoch milliseconds. */
  now: () => number;
  random: Random;
  /** Told of what is nobody's ordinary failure: a mistake of ours, or a database that is away. */
  report: (error: unknown) => void;
  /** Calls back after some milliseconds unless it is called off. */
  schedule?: (callback: () => void, wait: number) => () => void;
}

/** Sends what stands in the outbox. Any number of them, in any number of processes, share the work. */
export interface OutboxWorker {
  /** Looks for messages now and from now on. */
  start(): void;
  /** Looks at once: for whoever has just enqueued something. */
  wake(): void;
  /** Resolves when nothing is due and nothing under way. */
  drain(): Promise<void>;
  /** Begins nothing more, and resolves when everything under way has ended or was called off and given back. */
  stop(): Promise<void>;
}

/** Messages of one topic under way at a time: a receiver that hangs holds up its own kind only. */
const concurrency = { mail: 4, webhook: 8 } as const satisfies Record<OutboxTopic, number>;

/** Milliseconds between two looks; longer when the database is away, up to the second value. */
const interval = { usual: 2000, longest: 30_000 } as const;

/** How long what is under way may go on after `stop`, in milliseconds. */
const grace = 5000;

export function createOutboxWorker(settings: OutboxWorkerSettings): OutboxWorker {
  const { report, schedule = timeout } = settings;
  const stopping = new AbortController();
  const { mail, webhook } = settings.deliver;
  const lanes = [
    createLane('mail', mail, settings, stopping),
    createLane('webhook', webhook, settings, stopping),
  ];
  let callOff: (() => void) | null = null;
  let failures = 0;
  let isOver = false;

  async function look(): Promise<void> {
    try {
      await Promise.all(lanes.map((lane) => lane.look()));
      failures = 0;
    } catch (error) {
      failures += 1;
      // Once for each time that the database goes away, not for each look.
      if (failures === 1) report(error);
    }
  }

  function lookAgain() {
    if (isOver) return;
    const wait = Math.min(interval.longest, interval.usual * 2 ** Math.min(failures, 10));
    callOff = schedule(() => void look().then(lookAgain), wait);
  }

  return {
    start: () => void look().then(lookAgain),
    wake: () => void look(),
    async drain() {
      await Promise.all(lanes.map((lane) => lane.drain()));
    },
    async stop() {
      isOver = true;
      callOff?.();
      const overdue = schedule(() => stopping.abort(), grace);
      await Promise.all(lanes.map((lane) => lane.stop()));
      overdue();
    },
  };
}

function createLane<Topic extends OutboxTopic>(
  topic: Topic,
  deliver: Deliver<Topic>,
  { db, now, random, report }: OutboxWorkerSettings,
  stopping: AbortController,
) {
  const underWay = new Set<Promise<void>>();
  let looking: Promise<void> | null = null;
  let isAskedAgain = false;
  let isMoreLikely = false;
  let isOver = false;

  /** Takes as many messages as there are hands free, and begins them all. */
  async function take(): Promise<void> {
    do {
      isAskedAgain = false;
      const limit = concurrency[topic] - underWay.size;
      if (isOver || limit === 0) return;
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      const taken = await takeDue(db, { topic, limit, now: new Date(now()) });
      isMoreLikely = taken.length === limit;
      for (const message of taken as readonly Message<Topic>[]) begin(message);
    } while (isAskedAgain);
  }

  function look(): Promise<void> {
    isAskedAgain = looking !== null;
    looking ??= take().finally(() => (looking = null));
    return looking;
  }

  function begin(message: Message<Topic>): void {
    const work = handle(message)
      .catch(report)
      .finally(() => {
        underWay.delete(work);
        if (isMoreLikely) look().catch(report);
      });
    underWay.add(work);
  }

  async function handle(message: Message<Topic>): Promise<void> {
    if (isOver) {
      await giveBack(db, message, new Date(now()));
      return;
    }
    // Whoever had it the last time did not live to say what came of it.
    if (message.attempt > retryRules.attempts) {
      await settle(db, message, { state: 'dead', error: 'abandoned' }, new Date(now()));
      return;
    }
    try {
      await deliver(message, stopping.signal);
    } catch (error) {
      await settleFailure(message, error);
      return;
    }
    await settle(db, message, { state: 'sent' }, new Date(now()));
  }

  async function settleFailure(message: Message<Topic>, error: unknown): Promise<void> {
    const at = now();
    if (stopping.signal.aborted) {
      await giveBack(db, message, new Date(at));
      return;
    }
    const isExpected = error instanceof DeliveryFailure;
    if (!isExpected) report(error);
    const { code, isFinal, retryAfter } = isExpected ? error : new DeliveryFailure('broken');
    const wait = isFinal ? null : waitAfter(message.attempt, random, retryAfter);
    const settlement =
      wait === null
        ? { state: 'dead' as const, error: code }
        : { state: 'waiting' as const, error: code, until: new Date(at + wait) };
    await settle(db, message, settlement, new Date(at));
  }

  async function drain(): Promise<void> {
    for (let isIdle = false; !isIdle;) {
      // oxlint-disable-next-line no-await-in-loop -- what is sent may leave room for more
      await look();
      isIdle = underWay.size === 0;
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(underWay);
    }
  }

  return {
    look,
    drain,
    async stop() {
      isOver = true;
      await looking?.catch(() => undefined);
      await Promise.all(underWay);
    },
  };
}

function timeout(callback: () => void, wait: number): () => void {
  const timer = setTimeout(callback, wait).unref();
  return () => clearTimeout(timer);
}
