import { useState } from 'react';
import type { ChangeGroup } from '#app/domain/crm/store/change-group.ts';
import { fill, formatDate, formatNumber } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { useRead } from '../frame/use-read.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { useGroupRevert, type RevertState } from './use-group-revert.ts';

/** Imports and bulk changes that can be reverted, each as one step. */
export function GroupDialog({ onClose }: { onClose: () => void }) {
  const { messages, store, backend, problemOf } = useWorkspace();
  const { history: copy, frame } = messages;
  const { data: groups, error, reload } = useRead('groups', () => store.groups());
  const { state, revert } = useGroupRevert(reload);
  const [asked, setAsked] = useState<ChangeGroup | null>(null);
  return (
    <Modal title={copy.title} close={frame.close} onClose={onClose}>
      <p className="small text-dust">{backend.live ? copy.lead : copy.leadSandbox}</p>
      {error !== null && (
        <p role="alert" className="mt-4">
          {problemOf(error)}
        </p>
      )}
      {!groups && error === null && <p role="status">{frame.loading}</p>}
      {groups?.length === 0 && <p className="mt-4">{copy.empty}</p>}
      {groups && groups.length > 0 && (
        <ul className="mt-4">
          {groups.map((group) => (
            <GroupRow
              key={group.id}
              group={group}
              state={state?.id === group.id ? state : null}
              onRevert={() => setAsked(group)}
              onForce={() => void revert(group, true)}
            />
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          title={copy.revert}
          close={frame.close}
          cancel={frame.cancel}
          yes={copy.revert}
          onYes={() => {
            setAsked(null);
            void revert(asked, false);
          }}
          onClose={() => setAsked(null)}
        >
          <p>{copy.question}</p>
        </ConfirmDialog>
      )}
    </Modal>
  );
}

function GroupRow({
  group,
  state,
  onRevert,
  onForce,
}: {
  group: ChangeGroup;
  state: RevertState | null;
  onRevert: () => void;
  onForce: () => void;
}) {
  const { language } = useVisit();
  const {
    messages: { history: copy },
  } = useWorkspace();
  const step = useStepText()(group);
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium">{step}</p>
          <p className="small text-dust">
            {fill(copy.by, { date: formatDate(language, group.at, 'short'), name: group.by })}
          </p>
        </div>
        {group.revertedAt ? (
          <p className="small text-dust">
            {fill(copy.reverted, { date: formatDate(language, group.revertedAt, 'short') })}
          </p>
        ) : (
          <button
            type="button"
            className="button small disabled:opacity-60"
            disabled={state?.isRunning ?? false}
            aria-label={fill(copy.revertOne, { step })}
            onClick={onRevert}
          >
            {copy.revert}
          </button>
        )}
      </div>
      {state && <RevertResult state={state} onForce={onForce} />}
    </li>
  );
}

/** Maximum number of records named among those that have changed since. */
const named = 10;

function RevertResult({ state, onForce }: { state: RevertState; onForce: () => void }) {
  const { language } = useVisit();
  const {
    messages: { history: copy },
  } = useWorkspace();
  const { isRunning, isFailed, reverted, conflicts } = state;
  const names = conflicts.slice(0, named).map(({ name }) => name);
  const more = conflicts.length > named ? '…' : '';
  return (
    <div role="status" className="small grid gap-1">
      <p>
        {isRunning
          ? fill(copy.reverting, { count: formatNumber(language, reverted) })
          : plural(language, reverted, copy.done)}
      </p>
      {isFailed && <p className="text-band-red">{copy.failed}</p>}
      {!isRunning && conflicts.length > 0 && (
        <>
          <p className="wrap-anywhere">
            {fill(plural(language, conflicts.length, copy.conflicts), {
              names: names.join(', ') + more,
            })}
          </p>
          <button type="button" className="button small w-fit" onClick={onForce}>
            {copy.force}
          </button>
        </>
      )}
    </div>
  );
}

/** Describes what a step changed. */
function useStepText() {
  const { language } = useVisit();
  const {
    messages: { history: copy },
  } = useWorkspace();
  return ({ kind, title, ...counts }: ChangeGroup): string => {
    const parts = (['added', 'changed', 'removed'] as const)
      .filter((verb) => counts[verb] > 0)
      .map((verb) => plural(language, counts[verb], copy[verb]));
    // An import has an entry for additions, and one for updates.
    const what = (kind === 'bulk' && title) || copy.kinds[kind];
    return [what, parts.join(', ')].filter(Boolean).join(' · ');
  };
}
