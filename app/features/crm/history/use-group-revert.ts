import { useState } from 'react';
import type { ChangeGroup, GroupConflict } from '#app/domain/crm/store/change-group.ts';
import { useWorkspaceStatus } from '../frame/status.tsx';
import { useWorkspace } from '../frame/workspace.tsx';

/** What a revert has done so far. */
export interface RevertState {
  id: string;
  isRunning: boolean;
  isFailed: boolean;
  reverted: number;
  conflicts: readonly GroupConflict[];
}

/** Reverts a group part by part. Records that have changed since are left as they are, and reported. */
export function useGroupRevert(onDone: () => void) {
  const { store, backend } = useWorkspace();
  const { toast, dismiss } = useWorkspaceStatus();
  const [state, setState] = useState<RevertState | null>(null);

  async function revert({ id }: ChangeGroup, force: boolean) {
    const as = backend.newId();
    let now: RevertState = { id, isRunning: true, isFailed: false, reverted: 0, conflicts: [] };
    const show = (next: Partial<RevertState>) => setState((now = { ...now, ...next }));
    show({});
    try {
      for (let after: string | null | undefined; after !== null;) {
        const request = { force, after: after ?? null, as, conflicts: now.conflicts.length };
        // oxlint-disable-next-line no-await-in-loop -- part by part
        const part = await store.revertGroup(id, request);
        show({
          reverted: now.reverted + (part?.reverted ?? 0),
          conflicts: [...now.conflicts, ...(part?.conflicts ?? [])],
        });
        after = part?.next ?? null;
      }
      show({ isRunning: false });
      // The message of the step would offer to take it back once more.
      if (toast?.group === id) dismiss();
    } catch {
      show({ isRunning: false, isFailed: true });
    }
    onDone();
  }

  return { state, revert };
}
