import { useEffect, useState } from 'react';
import type { Collection, Records } from '#app/domain/crm/entities.ts';
import { unanswered, useDesk } from './desk.tsx';

/** A record, kept up to date: undefined until it is known, null when there is none. */
export function useRecord<C extends Collection>(
  collection: C,
  id: string | null,
): Records[C] | null | undefined {
  const { store } = useDesk();
  const [known, setKnown] = useState<{ id: string; record: Records[C] | null } | null>(null);

  useEffect(() => {
    if (id === null) return;
    let isWanted = true;
    const read = async () => {
      try {
        const record = await store.get(collection, id);
        if (isWanted) setKnown({ id, record });
      } catch (error) {
        unanswered(error);
      }
    };
    void read();
    const stop = store.subscribe((changed) => {
      if (changed.includes(collection)) void read();
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [store, collection, id]);

  if (id === null) return null;
  return known?.id === id ? known.record : undefined;
}
