import type { OutboxTopic } from '#app/domain/delivery/outbox.ts';
import { TopicWorker, type Deliver, type DeliverySettings } from './topic-worker.server.ts';

export interface OutboxWorkerSettings extends DeliverySettings {
  deliver: { readonly [Topic in OutboxTopic]: Deliver<Topic> };
  /** Runs a callback after `wait` milliseconds. Returns its cancellation. */
  schedule?: (callback: () => void, wait: number) => () => void;
}

/** Delivers outbox messages. Any number of workers, in any number of processes, share the work. */
export interface OutboxWorker {
  /** Polls now and periodically from then on. */
  start(): void;
  /** Polls at once, for example after an enqueue. */
  wake(): void;
  /** Resolves when nothing is due and nothing in flight. */
  drain(): Promise<void>;
  /**
   * Starts no further delivery. Resolves when those in flight have ended, or were aborted and their messages released.
   */
  stop(): Promise<void>;
}

/** Milliseconds between two polls, and the upper limit of the back-off while the database is unavailable. */
const interval = { usual: 2000, longest: 30_000 } as const;

/** Milliseconds that deliveries in flight may continue after `stop`. */
const grace = 5000;

export function createOutboxWorker(settings: OutboxWorkerSettings): OutboxWorker {
  const { report, schedule = timeout } = settings;
  const stopping = new AbortController();
  const { mail, webhook, push } = settings.deliver;
  const workers = [
    new TopicWorker('mail', mail, settings, stopping.signal),
    new TopicWorker('webhook', webhook, settings, stopping.signal),
    new TopicWorker('push', push, settings, stopping.signal),
  ];
  let cancelPoll: (() => void) | null = null;
  let failures = 0;
  let isStopping = false;

  async function poll(): Promise<void> {
    try {
      await Promise.all(workers.map((worker) => worker.poll()));
      failures = 0;
    } catch (error) {
      failures += 1;
      // Report once per outage, not once per poll.
      if (failures === 1) report(error);
    }
  }

  function schedulePoll() {
    if (isStopping) return;
    const wait = Math.min(interval.longest, interval.usual * 2 ** Math.min(failures, 10));
    cancelPoll = schedule(() => void poll().then(schedulePoll), wait);
  }

  return {
    start: () => void poll().then(schedulePoll),
    wake: () => void poll(),
    async drain() {
      await Promise.all(workers.map((worker) => worker.drain()));
    },
    async stop() {
      isStopping = true;
      cancelPoll?.();
      const cancelAbort = schedule(() => stopping.abort(), grace);
      await Promise.all(workers.map((worker) => worker.stop()));
      cancelAbort();
    },
  };
}

function timeout(callback: () => void, wait: number): () => void {
  const timer = setTimeout(callback, wait).unref();
  return () => clearTimeout(timer);
}
