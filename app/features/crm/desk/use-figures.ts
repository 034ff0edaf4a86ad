import { useEffect, useState } from 'react';
import type { Figures, FiguresQuery, Overview } from '#app/domain/crm/figures.ts';
import type { Collection } from '#app/domain/crm/entities.ts';
import type { CrmStore } from '#app/domain/crm/store.ts';
import { unanswered, useDesk } from './desk.tsx';

/** The figures of the overview, kept up to date; null until they are known. */
export function useOverview(): Overview | null {
  return useSums(readOverview, null, ['clients', 'tasks']);
}

/** What the records add up to by now, kept up to date; null until it is known. What was known before stands meanwhile. */
export function useFigures(query: Omit<FiguresQuery, 'until'>): Figures | null {
  return useSums(readFigures, query, everything);
}

const everything: readonly Collection[] = ['clients', 'projects', 'tasks', 'journal'];

const readOverview = (store: CrmStore) => store.overview();

const readFigures = (store: CrmStore, query: Omit<FiguresQuery, 'until'>) =>
  store.figures({ ...query, until: new Date().toISOString() });

/** @param read the same function each time */
function useSums<Asked, Answer>(
  read: (store: CrmStore, asked: Asked) => Promise<Answer>,
  asked: Asked,
  of: readonly Collection[],
): Answer | null {
  const { store } = useDesk();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const key = JSON.stringify([asked, of]);

  useEffect(() => {
    const [wanted, collections] = JSON.parse(key) as [Asked, readonly Collection[]];
    let times = 0;
    const ask = async () => {
      times += 1;
      const own = times;
      const found = await read(store, wanted).catch(unanswered);
      // An earlier answer may come later.
      if (own === times && found !== null) setAnswer(() => found);
    };
    void ask();
    const stop = store.subscribe((changed) => {
      if (changed.some((each) => collections.includes(each))) void ask();
    });
    return () => {
      times += 1;
      stop();
    };
  }, [store, read, key]);

  return answer;
}
