import { useState } from 'react';
import {
  changeableCollections,
  collectionTable,
  type Collection,
} from '#app/domain/crm/records/entities.ts';
import type { BinItem, BinPage, BinQuery } from '#app/domain/crm/store/bin.ts';
import { plural } from '#app/i18n/plural.ts';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { SelectField } from '../fields/select-field.tsx';
import { useMutation } from '../frame/use-mutation.ts';
import { useRead } from '../frame/use-read.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { BinTable } from './bin-table.tsx';

/** Removed records, with who removed them and when; one or many can be restored. */
export function BinDialog({ onClose }: { onClose: () => void }) {
  const { messages, backend } = useWorkspace();
  const { history, frame } = messages;
  const copy = history.bin;
  const [search, setSearch] = useState('');
  const [collection, setCollection] = useState<Collection | ''>('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, BinItem>>(new Map());
  const { page, fault, isBusy, restored, restore, more } = useBin(
    { ...(search && { search }), ...(collection && { collection }) },
    () => setChosen(new Map()),
  );
  return (
    <Modal title={copy.title} close={frame.close} onClose={onClose}>
      <p className="small text-dust">{backend.live ? copy.lead : copy.leadSandbox}</p>
      <BinFilters
        search={search}
        collection={collection}
        onSearch={setSearch}
        onCollection={setCollection}
      />
      <p role="status" className="small mt-3 min-h-5">
        {restored}
      </p>
      {fault && (
        <p role="alert" className="mt-2">
          {fault}
        </p>
      )}
      {!page && !fault && <p>{frame.loading}</p>}
      {page?.items.length === 0 && <p>{search || collection ? copy.nothingFound : copy.empty}</p>}
      {page && page.items.length > 0 && (
        <BinTable
          items={page.items}
          chosen={chosen}
          isBusy={isBusy}
          onChoose={setChosen}
          onRestore={(items) => void restore(items)}
        />
      )}
      {page?.next !== undefined && (
        <button
          type="button"
          className="button mt-3"
          aria-disabled={isBusy}
          onClick={() => void more()}
        >
          {copy.more}
        </button>
      )}
      {chosen.size > 0 && (
        <RestoreBar
          count={chosen.size}
          isBusy={isBusy}
          onRestore={() => void restore([...chosen.values()])}
        />
      )}
    </Modal>
  );
}

/** The bin's items for a query. */
function useBin(query: BinQuery, onRestored: () => void) {
  const { messages, store, problemOf } = useWorkspace();
  const { language } = useVisit();
  const { bin: copy } = messages.history;
  const [restored, setRestored] = useState('');
  const { data, error, reload, write } = useRead<BinPage>(
    JSON.stringify(query),
    () => store.removed(query),
    (again) => store.subscribe(again),
  );
  const { run, isBusy, problem } = useMutation();

  const restore = (items: readonly BinItem[]) =>
    run(async () => {
      const count = await store.restoreRemoved(items);
      setRestored(count === 0 ? copy.gone : plural(language, count, copy.restored));
      onRestored();
      reload();
    });

  const more = () =>
    run(async () => {
      if (!data?.next) return;
      const page = await store.removed({ ...query, after: data.next });
      write({ ...page, items: [...data.items, ...page.items] });
    });

  return {
    page: data,
    /** Why it cannot be read or restored; null otherwise. */
    fault: problem ?? (error === null ? null : problemOf(error)),
    isBusy,
    /** Message about the number of records restored last. */
    restored,
    restore,
    more,
  };
}

function BinFilters({
  search,
  collection,
  onSearch,
  onCollection,
}: {
  search: string;
  /** Empty for all collections. */
  collection: Collection | '';
  onSearch: (search: string) => void;
  onCollection: (collection: Collection | '') => void;
}) {
  const { messages } = useWorkspace();
  const copy = messages.history.bin;
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-2">
      <div className="grid content-start gap-1.5">
        <label htmlFor="bin-search" className="small">
          {copy.search}
        </label>
        <input
          id="bin-search"
          type="search"
          className="input"
          maxLength={200}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </div>
      <SelectField
        name="bin-collection"
        label={copy.collection}
        value={collection}
        options={[
          { value: '' as const, label: copy.any },
          ...changeableCollections.map((value) => ({
            value,
            label: messages.collections.entities[collectionTable[value].entity],
          })),
        ]}
        onChange={onCollection}
      />
    </div>
  );
}

/** Restores the selected records; stays at the foot of a long list. */
function RestoreBar({
  count,
  isBusy,
  onRestore,
}: {
  count: number;
  isBusy: boolean;
  onRestore: () => void;
}) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  return (
    <div className="sticky bottom-0 border-t border-line bg-night py-3">
      <button
        type="button"
        className="button button-primary disabled:opacity-60"
        disabled={isBusy}
        onClick={onRestore}
      >
        {plural(language, count, messages.history.bin.restoreMany)}
      </button>
    </div>
  );
}
