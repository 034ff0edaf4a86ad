import type { GroupTag } from './change-group.ts';
import type { Applied, Change, CrmStore } from './store.ts';

/** Changes per batch: few enough to keep the page responsive, and fewer than a server accepts per call. */
export const batchSize = 1000;

/** Maximum size of a call in bytes; servers accept a megabyte, including the envelope. */
const callBytes = 1_000_000;

/**
 * Groups changes into as few steps as possible, each of at most `batchSize` changes and, when sent to a server,
 * `callBytes`.
 */
export function stepsOf(
  changes: readonly Change[],
  weigh: (change: Change) => number = () => 0,
): (readonly Change[])[] {
  const steps: Change[][] = [];
  let step: Change[] = [];
  let bytes = 0;
  for (const change of changes) {
    const weight = weigh(change);
    if (step.length > 0 && (step.length === batchSize || bytes + weight > callBytes)) {
      steps.push(step);
      [step, bytes] = [[], 0];
    }
    step.push(change);
    bytes += weight;
  }
  return step.length > 0 ? [...steps, step] : steps;
}

/** Size of a change in a call in bytes, including the comma after it. */
export function bytesOf(change: Change): number {
  return new TextEncoder().encode(JSON.stringify(change)).length + 1;
}

export type AppliedInSteps =
  | Applied
  /** A step failed, and so did reverting the earlier ones: `undo` reverts them once the store is available again. */
  | { ok: 'partly'; undo: readonly Change[] };

interface Pace {
  /** Yields between two steps, so that the page stays responsive. */
  pause: () => Promise<void>;
  /** Called with the number of changes applied so far. */
  onStep?: (done: number) => void;
  /** The change group that all of them belong to. */
  group?: GroupTag | undefined;
  /** Size of a change in bytes, if changes are sent to a server. */
  weigh?: ((change: Change) => number) | undefined;
}

/**
 * Applies many changes step by step, all or none: if a step is rejected or fails, the previous ones are reverted.
 *
 * @param pace how to apply the steps
 */
export async function applyInBatches(
  store: Pick<CrmStore, 'apply'>,
  changes: readonly Change[],
  { pause, onStep, weigh, group }: Pace,
): Promise<AppliedInSteps> {
  const undos: (readonly Change[])[] = [];
  let done = 0;
  /** Steps are undone in reverse order. */
  const undo = () => undos.toReversed().flat();
  /* oxlint-disable no-await-in-loop -- a step is made on what the one before has left */
  for (const step of stepsOf(changes, weigh)) {
    if (done > 0) await pause();
    let applied: Applied | Error;
    try {
      applied = await store.apply(step, group);
    } catch (error) {
      applied = new Error('The store failed', { cause: error });
    }
    if (!(applied instanceof Error) && applied.ok) {
      undos.push(applied.undo);
      done += step.length;
      onStep?.(done);
      continue;
    }
    if (!(await isTakenBack(store, stepsOf(undo(), weigh), { pause, group })))
      return { ok: 'partly', undo: undo() };
    if (applied instanceof Error) throw applied.cause;
    return applied;
  }
  /* oxlint-enable no-await-in-loop */
  return { ok: true, undo: undo() };
}

async function isTakenBack(
  store: Pick<CrmStore, 'apply'>,
  steps: readonly (readonly Change[])[],
  { pause, group }: Pace,
): Promise<boolean> {
  const reverting = group && { ...group, reverts: group.id };
  try {
    for (const step of steps) {
      /* oxlint-disable no-await-in-loop -- in the order they were made */
      await pause();
      const { ok } = await store.apply(step, reverting);
      /* oxlint-enable no-await-in-loop */
      if (!ok) return false;
    }
    return true;
  } catch {
    return false;
  }
}
