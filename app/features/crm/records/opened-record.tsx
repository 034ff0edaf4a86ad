import { useState, type ReactNode } from 'react';
import type { Collection, Records } from '#app/domain/crm/records/entities.ts';
import { useRecord } from './use-records.ts';

/**
 * A record as it was when its form was opened: saving settles what others have changed in it since, or that they have
 * deleted it.
 */
export function OpenedRecord<C extends Collection>({
  collection,
  id,
  children,
}: {
  collection: C;
  id: string;
  children: (record: Records[C]) => ReactNode;
}) {
  const present = useRecord(collection, id);
  const [opened, setOpened] = useState(present);
  if (!opened && present) setOpened(present);
  return opened && children(opened);
}
