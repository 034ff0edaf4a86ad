import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Client } from '#app/domain/crm/entities.ts';
import { createPagedList, type Listed, type ListQuery } from '#app/domain/crm/paged-list.ts';
import { useDesk } from '../desk.tsx';

export interface PagedClients extends Listed<Client> {
  query: ListQuery<'clients'>;
  /** Tells an answer to one query from that to another. */
  queryKey: string;
  /** Has the clients between two places, both included, read. */
  look: (first: number, last: number) => void;
  retry: () => void;
}

/** Cards and rows that are in sight before anybody has measured. */
const firstLook = 40;

/** The clients that a query finds, read as they are looked at. */
export function usePagedClients(query: ListQuery<'clients'>): PagedClients {
  const { store } = useDesk();
  const list = useMemo(() => createPagedList(store, 'clients'), [store]);
  const listed = useSyncExternalStore(list.subscribe, list.current, list.current);
  const queryKey = JSON.stringify(query);
  const look = useCallback(
    (first: number, last: number) =>
      list.look(
        JSON.parse(queryKey) as ListQuery<'clients'>,
        first,
        Math.max(last, first + firstLook),
      ),
    [list, queryKey],
  );
  return { ...listed, query, queryKey, look, retry: list.refresh };
}

/** Has what is in sight read. */
export function useLook({ look }: PagedClients, first: number, last: number): void {
  useEffect(() => look(first, last), [look, first, last]);
}
