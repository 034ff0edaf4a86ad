import type { Collection, Records } from '#app/domain/crm/records/entities.ts';
import { mostIds } from '#app/domain/crm/records/filters.ts';
import type { CrmStore } from '#app/domain/crm/store/store.ts';
import { partsOf } from '#app/domain/parts-of.ts';

/** The ids requested in one turn of the event loop, and their records. */
interface Batch {
  ids: Set<string>;
  found: Promise<ReadonlyMap<string, unknown>>;
}

/**
 * Reads single records. Reads in one turn of the event loop are sent as one request per collection: each line of a list
 * reads its related records by itself.
 */
export function createBatchedGet(store: Pick<CrmStore, 'get' | 'list'>): CrmStore['get'] {
  const batches = new Map<Collection, Batch>();

  function begin(collection: Collection): Batch {
    const ids = new Set<string>();
    const found = Promise.resolve().then(() => {
      batches.delete(collection);
      return readAll(store, collection, [...ids]);
    });
    const batch = { ids, found };
    batches.set(collection, batch);
    return batch;
  }

  return async <C extends Collection>(collection: C, id: string) => {
    const { ids, found } = batches.get(collection) ?? begin(collection);
    ids.add(id);
    return ((await found).get(id) ?? null) as Records[C] | null;
  };
}

async function readAll(
  store: Pick<CrmStore, 'get' | 'list'>,
  collection: Collection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const [first = ''] = ids;
  if (ids.length === 1) return new Map([[first, await store.get(collection, first)]]);
  const pages = await Promise.all(
    partsOf(ids, mostIds).map((part) =>
      store.list(collection, { where: { ids: part }, limit: part.length }),
    ),
  );
  return new Map(pages.flatMap(({ items }) => items.map((record) => [record.id, record])));
}
