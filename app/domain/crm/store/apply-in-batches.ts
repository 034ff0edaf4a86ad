import type { GroupTag } from './change-group.ts';
import type { Applied, Change, CrmStore } from './store.ts';

/** So many changes at a time leave the page time to answer, and are fewer than a server takes in one call. */
export const batchSize = 1000;

/** Bytes of one call; servers accept a megabyte, envelope included. */
const callBytes = 1_000_000;

/** Changes in as few steps as may be, each of at most `batchSize` changes and, as a call to a server, of `callBytes`. */
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

/** Bytes of a change in a call, with the comma after it. */
export function bytesOf(change: Change): number {
  return new TextEncoder().encode(JSON.stringify(change)).length + 1;
}

export type AppliedInSteps =
  | Applied
  /** A step failed, and so did taking the earlier ones back: `undo` leads back once the store is well. */
  | { ok: 'partly'; undo: readonly Change[] };

interface Pace {
  /** Lets others have their turn between two steps. */
  pause: () => Promise<void>;
  /** Hears how many changes are done. */
  onStep?: (done: number) => void;
  /** The step that all of them are. */
  group?: GroupTag | undefined;
  /** Bytes of a change, where they go to a server. */
  weigh?: ((change: Change) => number) | undefined;
}

/**
 * Applies many changes a step at a time, all or none: when a step is refused or fails, those before it are taken back.
 *
 * @param pace of the steps
 */
export async function applyInBatches(
  store: Pick<CrmStore, 'apply'>,
  changes: readonly Change[],
  { pause, onStep, weigh, group }: Pace,
): Promise<AppliedInSteps> {
  const undos: (readonly Change[])[] = [];
  let done = 0;
  /** Undo runs in reverse order. */
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
