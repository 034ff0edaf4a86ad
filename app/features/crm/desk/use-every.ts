import { useEffect, useState } from 'react';
import type { Instant, Records } from '#app/domain/crm/entities.ts';
import { unanswered, useDesk } from './desk.tsx';
import { readAll } from './read-all.ts';

type Every = { readonly [C in keyof Records]: readonly Records[C][] } & {
  /** When it was read. */
  readonly at: Instant;
};

/** Every record of every collection, kept up to date; null until it is read. */
export function useEvery(): Every | null {
  const { store } = useDesk();
  const [every, setEvery] = useState<Every | null>(null);

  useEffect(() => {
    let asked = 0;
    const read = async () => {
      asked += 1;
      const own = asked;
      const all = await Promise.all([
        readAll(store, 'clients'),
        readAll(store, 'projects'),
        readAll(store, 'tasks'),
        readAll(store, 'journal'),
      ]).catch(unanswered);
      if (!all) return;
      const [clients, projects, tasks, journal] = all;
      // An earlier answer may come later.
      if (own === asked)
        setEvery({ clients, projects, tasks, journal, at: new Date().toISOString() });
    };
    void read();
    const stop = store.subscribe((changed) => {
      if (changed.length > 0) void read();
    });
    return () => {
      asked += 1;
      stop();
    };
  }, [store]);

  return every;
}
