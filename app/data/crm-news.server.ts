import { collections, type Collection } from '#app/domain/crm/entities.ts';
import type { Reader } from './database.server.ts';
import { collectionStates } from './schema/crm.server.ts';

/** How often each collection has changed; one that never has is not in it. */
export type ChangeCounts = Readonly<Partial<Record<Collection, number>>>;

type Listener = (changed: readonly Collection[], counts: ChangeCounts) => void;

/** What has changed in the CRM, in this process or another one on the same database. */
export interface CrmNews {
  /**
   * @param onClose told when there will be no more news
   * @returns stops telling
   */
  subscribe: (listener: Listener, onClose?: () => void) => () => void;
  /** Takes note of changes made here, which are told at once. */
  tell: (counts: ChangeCounts) => void;
  /** As the database has it now. */
  read: () => Promise<ChangeCounts>;
  /** Lets all listeners go. */
  close: () => void;
}

/** How often the database is asked while somebody listens, in milliseconds. */
const pollEvery = 1000;

const nothingYet: ChangeCounts = { clients: 0, projects: 0, tasks: 0, journal: 0 };

export async function readChangeCounts(reader: Reader): Promise<ChangeCounts> {
  const rows = await reader.select().from(collectionStates);
  return Object.fromEntries(rows.map(({ collection, changes }) => [collection, changes]));
}

/**
 * Changes are counted in a table, which each process looks at about once a second, and only while somebody listens: that
 * works on every engine, through every pooler, and with any number of processes.
 *
 * @param report told once of each time that the database cannot be asked
 */
export function createCrmNews({
  read,
  report,
  every = pollEvery,
}: {
  read: () => Promise<ChangeCounts>;
  report: (error: unknown) => void;
  every?: number;
}): CrmNews {
  const listeners = new Map<symbol, { listener: Listener; onClose?: (() => void) | undefined }>();
  let seen: Partial<Record<Collection, number>> = {};
  let timer: NodeJS.Timeout | null = null;
  let isFailing = false;
  /** Listeners come and go: what was asked for in an earlier round says nothing in this one. */
  let round = 0;

  function tellOf(
    counts: ChangeCounts,
    isNews: (collection: Collection, count: number) => boolean,
  ) {
    const known = collections.filter((each) => counts[each] !== undefined);
    const changed = known.filter((each) => isNews(each, counts[each] ?? 0));
    for (const each of known) seen[each] = Math.max(seen[each] ?? 0, counts[each] ?? 0);
    if (changed.length > 0) listeners.forEach(({ listener }) => listener(changed, counts));
  }

  async function poll(mine: number) {
    try {
      const counts = { ...nothingYet, ...(await read()) };
      if (mine !== round) return;
      isFailing = false;
      // What nobody has looked at yet is where the listener begins.
      tellOf(counts, (each, count) => seen[each] !== undefined && count > seen[each]);
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
    tell(counts) {
      tellOf(counts, (each, count) => count > (seen[each] ?? 0));
    },
    close() {
      const left = [...listeners.values()];
      listeners.clear();
      stop();
      left.forEach(({ onClose }) => onClose?.());
    },
  };
}
