import {
  summedCollections,
  type Figures,
  type FiguresQuery,
} from '#app/domain/crm/figures/figures.ts';
import type { Overview } from '#app/domain/crm/figures/overview.ts';
import type { Client, Collection, Records } from '#app/domain/crm/records/entities.ts';
import type { Query } from '#app/domain/crm/records/query.ts';
import type { CrmStore, Page } from '#app/domain/crm/store/store.ts';
import { useRead, type Read } from '../frame/use-read.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { StoreFailure } from '../session/http-store.ts';

/** A page of a query's results, kept up to date; null while loading. */
export function useList<C extends Collection>(
  collection: C,
  query: Query<C>,
): Page<Records[C]> | null {
  const key = JSON.stringify([collection, query]);
  return useStoreRead(key, [collection], (store) => store.list(collection, query)).data ?? null;
}

/** Every record of a collection, up to the store's maximum. */
export function useAll<C extends Collection>(collection: C): readonly Records[C][] | null {
  return useList(collection, { limit: 1000 })?.items ?? null;
}

/** A record, kept up to date: undefined while loading, null when it does not exist. */
export function useRecord<C extends Collection>(
  collection: C,
  id: string | null,
): Records[C] | null | undefined {
  const key = id === null ? null : `${collection}/${id}`;
  const { data, isCurrent } = useStoreRead(key, [collection], (store) =>
    store.get(collection, id ?? ''),
  );
  if (id === null) return null;
  return isCurrent ? data : undefined;
}

/** The overview's figures, kept up to date; null while loading. */
export function useOverview(): Overview | null {
  return useStoreRead('overview', ['clients', 'tasks'], (store) => store.overview()).data ?? null;
}

/** Clients without a next step, kept up to date; null while loading. */
export function useWithoutNextStep(limit: number): readonly Client[] | null {
  const read = (store: CrmStore) => store.withoutNextStep(limit);
  const key = `without-next-step/${limit}`;
  return useStoreRead(key, ['clients', 'tasks'], read, 'meetings').data ?? null;
}

/** Totals of the records, kept up to date; null while loading. */
export function useFigures(query: Omit<FiguresQuery, 'until'>): Figures | null {
  const read = (store: CrmStore) => store.figures({ ...query, until: new Date().toISOString() });
  return useStoreRead(JSON.stringify(query), summedCollections, read).data ?? null;
}

/** Reads from the store, and again when one of the collections, or a meeting where that is asked, has changed. */
export function useStoreRead<Data>(
  key: string | null,
  collections: readonly Collection[],
  read: (store: CrmStore) => Promise<Data>,
  also?: 'meetings',
): Read<Data> {
  const {
    store,
    backend: { meetings },
  } = useWorkspace();
  return useRead(
    key,
    () => read(store).catch(rethrow),
    (again) => {
      const stop = store.subscribe((changed) => {
        if (changed.some((each) => collections.includes(each))) again();
      });
      const stopMeetings = also && meetings.watch(again);
      return () => {
        stop();
        stopMeetings?.();
      };
    },
  );
}

/** The connection banner reports an unavailable store; any other error is a bug. */
function rethrow(error: unknown): never {
  if (!(error instanceof StoreFailure)) reportError(error);
  throw error;
}

/** For a single read that may stay pending while the store is unavailable. */
export function nullIfUnavailable(error: unknown): null {
  if (error instanceof StoreFailure) return null;
  throw error;
}
