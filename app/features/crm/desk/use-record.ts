import { useEffect, useState } from 'react';
import type { Collection, Records } from '#app/domain/crm/entities.ts';
import { useDesk } from './desk.tsx';

/** A record, kept up to date; null while it is not known, and when there is none. */
export function useRecord<C extends Collection>(
  collection: C,
  id: string | null,
): Records[C] | null {
  const { store } = useDesk();
  const [record, setRecord] = useState<Records[C] | null>(null);

  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const found = id ? await store.get(collection, id) : null;
      if (isWanted) setRecord(found);
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

  return record;
}
