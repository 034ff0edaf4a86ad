import { useState, type SubmitEvent } from 'react';
import { planAssign, planDeleteClients, planTag } from '#app/domain/crm/clients.ts';
import type { Client } from '#app/domain/crm/entities.ts';
import type { ListQuery } from '#app/domain/crm/paged-list.ts';
import type { Planning } from '#app/domain/crm/planning.ts';
import type { Change } from '#app/domain/crm/store.ts';
import { fill } from '#app/i18n/format.ts';
import { plural, type PluralForms } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { May, useDesk } from '../desk.tsx';
import { useDeskStatus } from '../desk-status.tsx';
import { textsOf } from '../form-text.ts';
import { readAll } from '../read-all.ts';
import { SelectField } from '../select-field.tsx';
import { pressedOnce, useOnce } from '../use-once.ts';
import { countSelected, isSelected, nothingSelected, type Selection } from './selection.ts';

interface Props {
  selection: Selection;
  /** What the list finds: all of it may be selected. */
  query: ListQuery<'clients'>;
  total: number;
  onSelection: (selection: Selection) => void;
  onMerge: (kept: string, other: string) => void;
}

/** What can be done with the selected clients, each in one go that can be taken back. */
export function BulkBar({ selection, query, total, onSelection, onMerge }: Props) {
  const { language } = useVisit();
  const {
    words: { clientList: copy, clients, frame },
    store,
    planning,
    run,
    notify,
    team,
    may,
  } = useDesk();
  const isBusy = useDeskStatus().progress !== null;
  const once = useOnce();
  const [owner, setOwner] = useState<string>(team[0]);
  const [isAsking, setIsAsking] = useState(false);
  const count = countSelected(selection, total);
  if (count === 0) return null;

  async function gather(): Promise<Client[]> {
    const found = selection.isAll
      ? await readAll(store, 'clients', query)
      : await Promise.all([...selection.ids].map((id) => store.get('clients', id)));
    return found.filter(
      (client) => client !== null && isSelected(selection, client.id),
    ) as Client[];
  }

  const act = (
    plan: (clients: readonly Client[], planning: Planning) => Change[],
    said: PluralForms,
    values: Record<string, string> = {},
  ) =>
    once(async () => {
      const changes = plan(await gather(), planning());
      if (changes.length === 0) return notify(copy.unchanged);
      const done = changes.filter((change) => change.in === 'clients').length;
      const problem = await run(() => changes, fill(plural(language, done, said), values));
      if (!problem) onSelection(nothingSelected);
    });

  async function addTag(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const tag = textsOf(event.currentTarget)('crm-bulk-tag');
    if (tag) await act((chosen, world) => planTag(chosen, tag, world), copy.tagged, { tag });
  }

  return (
    <section
      aria-label={copy.bulk}
      className="panel mt-4 flex flex-wrap items-end gap-x-6 gap-y-3 p-4"
    >
      <p role="status" className="flex min-h-11 items-center font-semibold">
        {plural(language, count, copy.selected)}
      </p>
      <May action="assign">
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            name="crm-bulk-owner"
            label={clients.owner}
            value={owner}
            options={team.map((value) => ({ value, label: value }))}
            onChange={setOwner}
          />
          <button
            type="button"
            {...pressedOnce}
            className="button disabled:opacity-60"
            disabled={isBusy}
            onClick={() =>
              act((chosen, world) => planAssign(chosen, owner, world), copy.assigned, { owner })
            }
          >
            {fill(copy.assign, { owner })}
          </button>
        </div>
      </May>
      <May action="edit">
        <form className="flex flex-wrap items-end gap-2" onSubmit={addTag}>
          <div className="grid gap-1.5">
            <label htmlFor="crm-bulk-tag" className="small">
              {copy.tagLabel}
            </label>
            <input
              id="crm-bulk-tag"
              name="crm-bulk-tag"
              className="input"
              maxLength={100}
              autoComplete="off"
              required
            />
          </div>
          <button type="submit" className="button disabled:opacity-60" disabled={isBusy}>
            {copy.addTag}
          </button>
        </form>
      </May>
      <div className="flex flex-wrap gap-2">
        {count === 2 && may('merge') && (
          <button
            type="button"
            className="button disabled:opacity-60"
            disabled={isBusy}
            onClick={() =>
              once(async () => {
                const [kept, other] = await gather();
                if (kept && other) onMerge(kept.id, other.id);
              })
            }
          >
            {copy.merge.open}
          </button>
        )}
        <May action="delete">
          <button
            type="button"
            className="button border-band-red text-band-red disabled:opacity-60"
            disabled={isBusy}
            onClick={() => setIsAsking(true)}
          >
            <Icon name="trash" className="icon size-5" />
            {copy.removeMany}
          </button>
        </May>
        <button
          type="button"
          className="text-link min-h-11 px-2"
          onClick={() => onSelection(nothingSelected)}
        >
          {copy.selectNone}
        </button>
      </div>
      {isAsking && (
        <Modal
          title={plural(language, count, copy.removeTitle)}
          close={frame.close}
          onClose={() => setIsAsking(false)}
        >
          <p className="text-dust">{copy.removeText}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <button type="button" className="button" onClick={() => setIsAsking(false)}>
              {frame.cancel}
            </button>
            <button
              type="button"
              className="button border-band-red text-band-red"
              onClick={() => {
                setIsAsking(false);
                void act(planDeleteClients, copy.removed);
              }}
            >
              {clients.remove}
            </button>
          </div>
        </Modal>
      )}
    </section>
  );
}
