import type { Planning } from '#app/domain/crm/plans/planning.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import type { ListQuery } from '#app/domain/crm/store/paged-list.ts';
import type { Change } from '#app/domain/crm/store/store.ts';
import { fill } from '#app/i18n/format.ts';
import { plural, type PluralForms } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspaceStatus } from '../../../frame/status.tsx';
import { useMutation } from '../../../frame/use-mutation.ts';
import { useWorkspace } from '../../../frame/workspace.tsx';
import { readAll } from '../../../records/read-all.ts';
import { isSelected, nothingSelected, type Selection } from '../selection.ts';

/** Opens the merge of two clients, by id; `onMerged` is called afterwards. */
export type OnMerge = (kept: string, other: string, onMerged?: () => void) => void;

export interface BulkProps {
  selection: Selection;
  /** The list's query, for a selection of all results. */
  query: ListQuery<'clients'>;
  total: number;
  onSelection: (selection: Selection) => void;
  onMerge: OnMerge;
}

export type Bulk = ReturnType<typeof useBulk>;

/** Applies actions to the selected clients, which are first read again from the store. */
export function useBulk({ selection, query, onSelection, onMerge }: BulkProps) {
  const { language } = useVisit();
  const {
    messages: { clientList: copy },
    store,
    planning,
    run,
    notify,
  } = useWorkspace();
  const isBusy = useWorkspaceStatus().progress !== null;
  const { run: once, isBusy: isRunning } = useMutation('frame');

  async function gather(): Promise<Client[]> {
    const found = selection.isAll
      ? await readAll(store, 'clients', query)
      : await Promise.all([...selection.ids].map((id) => store.get('clients', id)));
    return found.flatMap((client) => (client && isSelected(selection, client.id) ? [client] : []));
  }

  /** Number of selected clients that others have deleted. */
  const countGone = (there: readonly Client[]) =>
    selection.isAll ? 0 : selection.ids.size - there.length;

  return {
    isBusy,
    /** Whether an action has started: over a slow network its progress is unknown for seconds. */
    isRunning,
    /** The selected clients. */
    gather,
    act: (
      plan: (clients: readonly Client[], planning: Planning) => Change[],
      said: PluralForms,
      values: Record<string, string> = {},
    ) =>
      once(async () => {
        const chosen = await gather();
        const gone = countGone(chosen);
        const lost = gone > 0 ? [plural(language, gone, copy.gone)] : [];
        if (gone > 0) onSelection({ isAll: false, ids: new Set(chosen.map(({ id }) => id)) });
        const changes = plan(chosen, planning());
        if (changes.length === 0) return notify(lost[0] ?? copy.unchanged);
        // Counts one change or new record per client; the journal entry is not counted.
        const what = (applied: readonly Change[]) => {
          const done = applied.filter((change) => change.in !== 'journal').length;
          return [fill(plural(language, done, said), values), ...lost].join(' ');
        };
        const problem = await run(() => changes, what);
        if (!problem) onSelection(nothingSelected);
      }),
    merge: () =>
      once(async () => {
        const [kept, other] = await gather();
        if (kept && other) onMerge(kept.id, other.id, () => onSelection(nothingSelected));
        else notify(copy.merge.gone);
      }),
  };
}
