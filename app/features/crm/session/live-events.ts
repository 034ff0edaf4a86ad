import { addressOf } from '#app/api/client/api-client.ts';
import type { ChangeCounts, FeedTopic } from '#app/domain/crm/store/feed-topics.ts';
import { openEventStream } from '#app/ui/event-stream.ts';

type LiveEvent = 'hello' | 'changed';

/** Subscribes to an event stream until it is stopped. Reconnects by itself. */
export type OpenEvents = (
  address: string,
  listener: (event: LiveEvent, data: string) => void,
) => () => void;

/** The change feed, as one stream for all subscribers of this page. */
export interface LiveEvents {
  /** @returns unsubscribes */
  subscribe: (listener: (event: LiveEvent, counts: ChangeCounts) => void) => () => void;
  /** Notifies of changes of topics, and once when the stream opens, because a read may be older than the stream. */
  watch: (topics: FeedTopic | readonly FeedTopic[], listener: () => void) => () => void;
  /**
   * The same stream, but opening it only notifies of changes after `counts`.
   *
   * @param counts read before all watched data: an outdated count costs an extra read, but never misses a change
   */
  since: (counts: ChangeCounts) => LiveEvents;
}

/** @param open replaces the browser's event source */
export function createLiveEvents(open: OpenEvents = openBrowserEvents): LiveEvents {
  const listeners = new Map<symbol, (event: LiveEvent, counts: ChangeCounts) => void>();
  let stop: (() => void) | null = null;
  let counts: ChangeCounts = {};

  function hear(event: LiveEvent, data: string) {
    const news = JSON.parse(data) as ChangeCounts;
    counts = { ...counts, ...news };
    for (const listener of listeners.values()) listener(event, news);
  }

  function subscribe(listener: (event: LiveEvent, counts: ChangeCounts) => void) {
    const own = Symbol('listener');
    listeners.set(own, listener);
    stop ??= open(addressOf('GET /api/crm/live'), hear);
    return () => {
      listeners.delete(own);
      if (listeners.size > 0) return;
      stop?.();
      stop = null;
      counts = {};
    };
  }

  const eventsAfter = (earliest: ChangeCounts | null): LiveEvents => ({
    subscribe,
    watch(watched, listener) {
      const topics = [watched].flat();
      const unchanged = Object.fromEntries(topics.map((topic) => [topic, 0]));
      let known: ChangeCounts = { ...(earliest && { ...unchanged, ...earliest }), ...counts };
      return subscribe((_event, news) => {
        if (!topics.some((topic) => (news[topic] ?? 0) > (known[topic] ?? -1))) return;
        known = { ...unchanged, ...known, ...news };
        listener();
      });
    },
    since: eventsAfter,
  });
  return eventsAfter(null);
}

const openBrowserEvents: OpenEvents = (address, listener) =>
  openEventStream(address, {
    hello: (counts) => listener('hello', counts),
    changed: (counts) => listener('changed', counts),
  });

/** The stream of this page. */
export const pageEvents = createLiveEvents();
