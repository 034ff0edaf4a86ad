import { useState } from 'react';
import type { ChangeGroup, GroupConflict } from '#app/domain/crm/store/change-group.ts';
import { revertParts } from '#app/domain/crm/store/revert-whole.ts';
import { useWorkspaceStatus } from '../frame/status.tsx';
import { useWorkspace } from '../frame/workspace.tsx';

/** Progress of a revert. */
export interface RevertState {
  id: string;
  isRunning: boolean;
  isFailed: boolean;
  reverted: number;
  conflicts: readonly GroupConflict[];
}

/** Reverts a group batch by batch. Records that have changed since are skipped, and reported. */
export function useGroupRevert(onDone: () => void) {
  const { store, backend } = useWorkspace();
  const { toast, dismiss } = useWorkspaceStatus();
  const [state, setState] = useState<RevertState | null>(null);

  async function revert({ id }: ChangeGroup, force: boolean) {
    let now: RevertState = { id, isRunning: true, isFailed: false, reverted: 0, conflicts: [] };
    const show = (next: Partial<RevertState>) => setState((now = { ...now, ...next }));
    show({});
    try {
      for await (const part of revertParts(store, id, { as: backend.newId(), force }))
        show({
          reverted: now.reverted + part.reverted,
          conflicts: [...now.conflicts, ...part.conflicts],
        });
      show({ isRunning: false });
      // The step's own toast would offer to revert it again.
      if (toast?.group === id) dismiss();
    } catch {
      show({ isRunning: false, isFailed: true });
    }
    onDone();
  }

  return { state, revert };
}
