import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import {
  conflictingChange,
  isApart,
  keepMine,
  otherEdits,
} from '#app/domain/crm/records/conflict.ts';
import { applyInBatches, batchSize } from '#app/domain/crm/store/apply-in-batches.ts';
import type { GroupTag } from '#app/domain/crm/store/change-group.ts';
import type { Applied, Change } from '#app/domain/crm/store/store.ts';
import { nextTurn } from '#app/ui/next-turn.ts';
import type { Backend } from '../session/backend.ts';
import { StoreFailure, Unanswered } from '../session/http-store.ts';
import { knownClientText } from '../records/known-client.ts';
import { baseOf, type OpenConflict } from './conflict/open-conflict.ts';
import type { createPlanner, Sent } from './repeated-plans.ts';
import type { Progress, Reporter, ToastMessage } from './status.tsx';

interface Settings {
  messages: CrmCopy;
  backend: Backend;
  planner: Pick<ReturnType<typeof createPlanner>, 'remember' | 'forget'>;
  show: (text: string, more?: Partial<ToastMessage>, by?: Reporter) => void;
  problemOf: (error: unknown) => string;
  setProgress: (progress: Progress | null) => void;
  setConflict: (conflict: OpenConflict | null) => void;
}

type Apply = (
  sent: Sent,
  said: string | undefined,
  by: Reporter,
  /** The group that the changes revert. */
  reverts?: string,
) => Promise<string | null>;

/** Larger plans fail as a whole when one of their changes conflicts. */
const mostToSettle = 50;

/**
 * Applies plans to the store in batches, with progress, revert, and the conflict dialog when a record has changed
 * meanwhile.
 *
 * @returns applies a plan; resolves to the error message
 */
export function createApplier({
  messages,
  backend: { store, live, weigh, newId },
  planner,
  show,
  problemOf,
  setProgress,
  setConflict,
}: Settings): Apply {
  /** Asks which version to keep where both have changed the same field, and saves that one. */
  async function settle(
    changes: readonly Change[],
    { conflict }: Extract<Applied, { ok: false }>,
    base: OpenConflict['base'],
    [said, by, reverts]: [string | undefined, Reporter, string | undefined],
  ) {
    const applyMine = () =>
      apply({ changes: keepMine(changes, conflict, base), step: newId() }, said, by, reverts);
    if (isApart(changes, conflict, base)) return applyMine();
    const choice = await new Promise<'mine' | 'theirs' | null>((decide) =>
      setConflict({ changes, conflict, base, decide }),
    );
    setConflict(null);
    if (choice === 'mine') return applyMine();
    if (choice === null) {
      show(messages.live.conflict.undecided, { isProblem: true }, by);
      return messages.live.conflict.undecided;
    }
    const others = otherEdits(changes, conflict);
    if (others.length > 0) {
      const problem = await apply({ changes: others, step: newId() }, undefined, by, reverts);
      if (problem) return problem;
    }
    show(messages.live.conflict.taken);
    return null;
  }

  const apply: Apply = async (sent, said, by, reverts) => {
    const { changes } = sent;
    const group = groupOf(sent, reverts);
    let problem: string | null = messages.frame.failure;
    let retry: ToastMessage['retry'] = null;
    try {
      const total = changes.length;
      const onStep = (done: number) => total > batchSize && setProgress({ done, total });
      onStep(0);
      const result = await applyInBatches(store, changes, {
        pause: nextTurn,
        onStep,
        weigh,
        group,
      });
      planner.forget(sent);
      if (result.ok === 'partly') {
        show(messages.clientList.partly, { undo: result.undo, isProblem: true });
        return messages.clientList.partly;
      }
      const isKnown = !result.ok && !conflictingChange(changes, result.conflict);
      if (!result.ok && !isKnown && live && total <= mostToSettle)
        return await settle(changes, result, baseOf(changes, result.conflict, live.store), [
          said,
          by,
          reverts,
        ]);
      problem = result.ok ? null : messages.frame.conflict;
      if (isKnown)
        problem = await knownClientText(
          store,
          messages.prospection,
          result.conflict.current as Client,
        );
      if (result.ok && said !== undefined) show(said, { undo: result.undo, group: group?.id });
    } catch (error) {
      if (error instanceof Unanswered) planner.remember(sent);
      problem = problemOf(error);
      // An open dialog still has the typed values; retry there.
      const isClosed = document.querySelector('dialog[open]') === null;
      if (live && isClosed && isPassing(error)) retry = () => void apply(sent, said, by, reverts);
    } finally {
      setProgress(null);
    }
    if (problem) show(problem, { isProblem: true, retry }, by);
    return problem;
  };

  return apply;
}

/** Changes of several records are one step of the history. */
function groupOf({ changes, step }: Sent, reverts: string | undefined): GroupTag | undefined {
  if (reverts !== undefined) return { id: step, kind: 'revert', reverts };
  const records = changes.filter((change) => change.in !== 'journal');
  return records.length > 1 ? { id: step, kind: 'bulk' } : undefined;
}

/** Whether a retry may succeed. */
function isPassing(error: unknown): boolean {
  return error instanceof StoreFailure && error.code !== 'refused' && error.code !== 'not-allowed';
}
