import { useEffect, useState } from 'react';
import { overviewOf, type Overview } from '#app/domain/crm/figures.ts';
import { unanswered, useDesk } from './desk.tsx';
import { readAll } from './read-all.ts';

/** The figures of the overview, kept up to date; null until they are known. The server works out those of the team. */
export function useOverview(): Overview | null {
  const { store, workspace } = useDesk();
  const [overview, setOverview] = useState<Overview | null>(null);
  const finder = workspace.live?.finder;

  useEffect(() => {
    let asked = 0;
    const work = async () => {
      if (finder) return finder.overview();
      const [clients, tasks] = await Promise.all([
        readAll(store, 'clients'),
        readAll(store, 'tasks'),
      ]);
      return overviewOf(clients, tasks);
    };
    const read = async () => {
      asked += 1;
      const own = asked;
      const found = await work().catch(unanswered);
      // An earlier answer may come later.
      if (own === asked && found) setOverview(found);
    };
    void read();
    const stop = store.subscribe((changed) => {
      if (changed.includes('clients') || changed.includes('tasks')) void read();
    });
    return () => {
      asked += 1;
      stop();
    };
  }, [store, finder]);

  return overview;
}
