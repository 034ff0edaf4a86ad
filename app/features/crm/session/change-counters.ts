import { collections, perCollection, type Collection } from '#app/domain/crm/records/entities.ts';
import type { ChangeCounts } from '#app/domain/crm/store/feed-topics.ts';
import type { LiveEvents } from './live-events.ts';

type Listener = (changed: readonly Collection[]) => void;

/** Compares the change counters of responses and events, and notifies listeners of changed collections. */
export function createChangeCounters(events: Pick<LiveEvents, 'subscribe'>) {
  const listeners = new Map<symbol, Listener>();
  let stopEvents: (() => void) | null = null;
  /** Last known change counter of each collection; empty until the first response or event. */
  let seen: ChangeCounts = {};
  /** The change counters of the last notification. */
  let notified: ChangeCounts = {};

  function notify(changed: readonly Collection[], counts: ChangeCounts) {
    if (changed.length === 0) return;
    notified = { ...notified, ...Object.fromEntries(changed.map((each) => [each, counts[each]])) };
    for (const listener of listeners.values()) listener(changed);
  }

  /** @param before change counters already known to listeners */
  function receive(counts: ChangeCounts, before: ChangeCounts) {
    const changed = collections.filter((each) => (counts[each] ?? 0) > (before[each] ?? 0));
    seen = { ...seen, ...counts };
    notify(changed, counts);
  }

  return {
    /**
     * Counters of a fresh read. The first ones are the listeners' baseline. A read that is older than the last known
     * counters notifies listeners, unless they were already notified of that change.
     */
    read(header: string | null) {
      const counts = readCounts(header);
      if (!counts) return;
      const isUnnotified = (each: Collection) => (notified[each] ?? 0) < (seen[each] ?? 0);
      const stale = collections.filter(
        (each) => (counts[each] ?? 0) < (seen[each] ?? 0) && isUnnotified(each),
      );
      seen = { ...counts, ...seen };
      notify(stale, seen);
    },
    /** Own changes notify at once, unless the event has arrived first. */
    changed: (counts: ChangeCounts) => receive(counts, notified),
    subscribe(listener: Listener) {
      const own = Symbol('listener');
      listeners.set(own, listener);
      stopEvents ??= events.subscribe((event, counts) => {
        const isFirst = event === 'hello' && Object.keys(seen).length === 0;
        receive(counts, isFirst ? counts : seen);
      });
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        stopEvents?.();
        stopEvents = null;
        // Without listeners, changes notify nobody.
        seen = {};
      };
    },
  };
}

/** Parses `clients=12, tasks=3`; missing collections have never changed. */
function readCounts(header: string | null): ChangeCounts | null {
  if (header === null) return null;
  const pairs = [...header.matchAll(/(\w+)=(\d+)/g)];
  const named = pairs.map(([, collection, count]) => [collection, Number(count)] as const);
  return { ...perCollection(() => 0), ...Object.fromEntries(named) };
}
