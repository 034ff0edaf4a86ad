import { useState } from 'react';
import { collectionTable } from '#app/domain/crm/records/entities.ts';
import type { BinItem, RemovedRecord } from '#app/domain/crm/store/bin.ts';
import { historyAge } from '#app/domain/crm/store/change-group.ts';
import { nameOfRecord } from '#app/domain/crm/store/change-groups.ts';
import { day } from '#app/domain/durations.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { WideTable } from '#app/ui/results/wide-table.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';

const keyOf = ({ collection, record }: RemovedRecord) => `${collection}/${record.id}`;
const itemOf = ({ collection, record }: RemovedRecord): BinItem => ({ collection, id: record.id });

interface Props {
  items: readonly RemovedRecord[];
  chosen: ReadonlyMap<string, BinItem>;
  isBusy: boolean;
  onChoose: (chosen: ReadonlyMap<string, BinItem>) => void;
  onRestore: (items: readonly BinItem[]) => void;
}

/** Removed records, with the time left to restore them. */
export function BinTable({ items, chosen, isBusy, onChoose, onRestore }: Props) {
  const {
    messages: {
      history: { bin: copy },
    },
  } = useWorkspace();
  const [now] = useState(Date.now);
  const isAll = items.every((item) => chosen.has(keyOf(item)));
  const { name, kind, removed, left } = copy.head;

  function toggle(item: RemovedRecord) {
    const next = new Map(chosen);
    if (!next.delete(keyOf(item))) next.set(keyOf(item), itemOf(item));
    onChoose(next);
  }

  return (
    <WideTable label={copy.title}>
      <table className="small w-full text-left sm:min-w-[34rem]">
        <caption className="sr-only">{copy.title}</caption>
        <thead className="text-dust">
          <tr>
            <th scope="col" className="w-10">
              <input
                type="checkbox"
                className="checkbox"
                aria-label={copy.selectAll}
                checked={isAll}
                onChange={() =>
                  onChoose(new Map(isAll ? [] : items.map((item) => [keyOf(item), itemOf(item)])))
                }
              />
            </th>
            {[name, kind, removed, left].map((head) => (
              <th
                key={head}
                scope="col"
                className={`py-2 pr-4 font-medium ${head === name ? '' : 'max-sm:hidden'}`}
              >
                {head}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <BinRow
              key={keyOf(item)}
              item={item}
              now={now}
              isChosen={chosen.has(keyOf(item))}
              isBusy={isBusy}
              onToggle={() => toggle(item)}
              onRestore={() => onRestore([itemOf(item)])}
            />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function BinRow({
  item: { collection, record, removedAt, removedBy },
  now,
  isChosen,
  isBusy,
  onToggle,
  onRestore,
}: {
  item: RemovedRecord;
  /** In epoch milliseconds. */
  now: number;
  isChosen: boolean;
  isBusy: boolean;
  onToggle: () => void;
  onRestore: () => void;
}) {
  const { language } = useVisit();
  const {
    messages: { collections, history },
  } = useWorkspace();
  const copy = history.bin;
  const name = nameOfRecord(record);
  const daysLeft = Math.max(0, Math.ceil((Date.parse(removedAt) + historyAge - now) / day));
  const date = formatDate(language, removedAt, 'short');
  const facts = [
    collections.entities[collectionTable[collection].entity],
    fill(copy.removedBy, { date, name: removedBy }),
    plural(language, daysLeft, copy.daysLeft),
  ];
  return (
    <tr className="border-t border-line">
      <td>
        <input
          type="checkbox"
          className="checkbox"
          aria-label={fill(copy.select, { name })}
          checked={isChosen}
          onChange={onToggle}
        />
      </td>
      <th scope="row" dir="auto" className="py-2 pr-4 font-medium wrap-anywhere">
        {name}
        {/* A phone has no room for columns. */}
        <span className="block text-xs font-normal text-dust sm:hidden">{facts.join(' · ')}</span>
      </th>
      {facts.map((fact) => (
        <td key={fact} className="tabular pr-4 max-sm:hidden">
          {fact}
        </td>
      ))}
      <td className="py-1 text-right">
        <button
          type="button"
          className="button small px-4 aria-disabled:opacity-60"
          aria-disabled={isBusy}
          aria-label={fill(copy.restoreOne, { name })}
          onClick={onRestore}
        >
          {copy.restore}
        </button>
      </td>
    </tr>
  );
}
