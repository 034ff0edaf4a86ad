import { sql } from 'drizzle-orm';
import type { Db, Reader, Transaction } from '#app/data/engine/database.server.ts';
import {
  feedTopics,
  type ChangeCounts,
  type FeedTopic,
} from '#app/domain/crm/store/feed-topics.ts';
import { collectionStates, topicStates, type TopicWithoutCollection } from './schema.server.ts';

type Listener = (changed: readonly FeedTopic[], counts: ChangeCounts) => void;

/** Notifies of changes in the CRM and the lead inbox, by this process or another one on the same database. */
export interface ChangeFeed {
  /**
   * @param onClose called when the feed closes
   * @returns function to unsubscribe
   */
  subscribe: (listener: Listener, onClose?: () => void) => () => void;
  /** Notifies of changes by this process, at once. */
  publish: (counts: ChangeCounts) => void;
  /** The current counts, from the database. */
  read: () => Promise<ChangeCounts>;
  /** Ends all subscriptions. */
  close: () => void;
}

/** Milliseconds between two polls while there are subscribers. */
const pollEvery = 1000;

const nothingYet: ChangeCounts = Object.fromEntries(feedTopics.map((topic) => [topic, 0]));

export async function readChangeCounts(reader: Reader): Promise<ChangeCounts> {
  const { collection, changes } = collectionStates;
  const rows = await reader
    .select({ topic: sql<FeedTopic>`${collection}`, changes })
    .from(collectionStates)
    .unionAll(
      reader
        .select({ topic: sql<FeedTopic>`${topicStates.topic}`, changes: topicStates.changes })
        .from(topicStates),
    );
  return Object.fromEntries(rows.map((row) => [row.topic, row.changes]));
}

/** Counts a change outside the collections. The row stays locked until the transaction ends, so call this last. */
export async function countTopicChange(
  t: Db | Transaction,
  topic: TopicWithoutCollection,
): Promise<void> {
  await t
    .insert(topicStates)
    .values({ topic, changes: 1 })
    .onConflictDoUpdate({
      target: topicStates.topic,
      set: { changes: sql`${topicStates.changes} + 1` },
    });
}

interface Settings {
  read: () => Promise<ChangeCounts>;
  /** Called once per database outage. */
  report: (error: unknown) => void;
  /** Milliseconds between two polls. */
  every?: number;
}

/**
 * Polls a table of counters while there are subscribers. This works with every engine, pooler and number of processes,
 * unlike LISTEN.
 */
export function createChangeFeed({ read, report, every = pollEvery }: Settings): ChangeFeed {
  const listeners = new Map<symbol, { listener: Listener; onClose?: (() => void) | undefined }>();
  let seen: Partial<Record<FeedTopic, number>> = {};
  let timer: NodeJS.Timeout | null = null;
  let isFailing = false;
  /** Number of the polling session: replies of a former session are ignored. */
  let round = 0;

  function notify(counts: ChangeCounts, isNews: (topic: FeedTopic, count: number) => boolean) {
    const known = feedTopics.filter((each) => counts[each] !== undefined);
    const changed = known.filter((each) => isNews(each, counts[each] ?? 0));
    for (const each of known) seen[each] = Math.max(seen[each] ?? 0, counts[each] ?? 0);
    if (changed.length > 0) listeners.forEach(({ listener }) => listener(changed, counts));
  }

  async function poll(mine: number) {
    try {
      const counts = { ...nothingYet, ...(await read()) };
      if (mine !== round) return;
      isFailing = false;
      // The first poll is the listeners' baseline.
      notify(counts, (each, count) => seen[each] !== undefined && count > seen[each]);
    } catch (error) {
      if (!isFailing) report(error);
      isFailing = true;
    }
    if (mine === round) timer = setTimeout(() => void poll(mine), every).unref();
  }

  function stop() {
    round += 1;
    if (timer) clearTimeout(timer);
    timer = null;
    seen = {};
  }

  return {
    read,
    subscribe(listener, onClose) {
      const own = Symbol('listener');
      listeners.set(own, { listener, onClose });
      if (listeners.size === 1) void poll(round);
      return () => {
        if (listeners.delete(own) && listeners.size === 0) stop();
      };
    },
    publish(counts) {
      notify(counts, (each, count) => count > (seen[each] ?? 0));
    },
    close() {
      const left = [...listeners.values()];
      listeners.clear();
      stop();
      left.forEach(({ onClose }) => onClose?.());
    },
  };
}
