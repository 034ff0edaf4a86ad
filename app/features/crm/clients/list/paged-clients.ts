import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { createPagedList, type Listed, type ListQuery } from '#app/domain/crm/store/paged-list.ts';
import { useWorkspace } from '../../frame/workspace.tsx';

export interface PagedClients extends Listed<Client> {
  query: ListQuery<'clients'>;
  /** Identifies the query that was answered. */
  queryKey: string;
  /** Requests the clients in a range of indexes, both included. */
  request: (first: number, last: number) => void;
  retry: () => void;
}

/** Visible cards and rows before the first measurement. */
const firstRequest = 40;

/** The clients that a query finds, loaded as they scroll into view. */
export function usePagedClients(query: ListQuery<'clients'>): PagedClients {
  const { store } = useWorkspace();
  const list = useMemo(() => createPagedList(store, 'clients'), [store]);
  const listed = useSyncExternalStore(list.subscribe, list.current, list.current);
  const queryKey = JSON.stringify(query);
  const request = useCallback(
    (first: number, last: number) =>
      list.look(
        JSON.parse(queryKey) as ListQuery<'clients'>,
        first,
        Math.max(last, first + firstRequest),
      ),
    [list, queryKey],
  );
  return { ...listed, query, queryKey, request, retry: list.refresh };
}

/** Requests the visible clients whenever their range changes. */
export function useRequestedRange({ request }: PagedClients, first: number, last: number): void {
  useEffect(() => request(first, last), [request, first, last]);
}
