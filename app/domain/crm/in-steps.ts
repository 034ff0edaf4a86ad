import type { Applied, Change, CrmStore } from './store.ts';

/** So many changes at a time leave the page time to answer. */
export const stepSize = 1000;

export type AppliedInSteps =
  | Applied
  /** A step failed, and so did taking the earlier ones back: `undo` leads back once the store is well. */
  | { ok: 'partly'; undo: readonly Change[] };

/**
 * Applies many changes a step at a time, all or none: when a step is refused or fails, those before it are taken back.
 *
 * @param pause lets others have their turn between two steps
 * @param onStep hears how many changes are done
 */
export async function applyInSteps(
  store: Pick<CrmStore, 'apply'>,
  changes: readonly Change[],
  { pause, onStep }: { pause: () => Promise<void>; onStep?: (done: number) => void },
): Promise<AppliedInSteps> {
  const undos: (readonly Change[])[] = [];
  /** What was done last is taken back first. */
  const undo = () => undos.toReversed().flat();
  /* oxlint-disable no-await-in-loop -- a step is made on what the one before has left */
  for (let from = 0; from < changes.length; from += stepSize) {
    if (from > 0) await pause();
    let applied: Applied | Error;
    try {
      applied = await store.apply(changes.slice(from, from + stepSize));
    } catch (error) {
      applied = new Error('The store failed', { cause: error });
    }
    if (!(applied instanceof Error) && applied.ok) {
      undos.push(applied.undo);
      onStep?.(Math.min(from + stepSize, changes.length));
      continue;
    }
    if (!(await isTakenBack(store, undo(), pause))) return { ok: 'partly', undo: undo() };
    if (applied instanceof Error) throw applied;
    return applied;
  }
  /* oxlint-enable no-await-in-loop */
  return { ok: true, undo: undo() };
}

async function isTakenBack(
  store: Pick<CrmStore, 'apply'>,
  undo: readonly Change[],
  pause: () => Promise<void>,
): Promise<boolean> {
  try {
    for (let from = 0; from < undo.length; from += stepSize) {
      /* oxlint-disable no-await-in-loop -- in the order they were made */
      await pause();
      const { ok } = await store.apply(undo.slice(from, from + stepSize));
      /* oxlint-enable no-await-in-loop */
      if (!ok) return false;
    }
    return true;
  } catch {
    return false;
  }
}
