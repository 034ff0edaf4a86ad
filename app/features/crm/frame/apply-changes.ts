import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import {
  conflictingChange,
  isApart,
  keepMine,
  otherEdits,
} from '#app/domain/crm/records/conflict.ts';
import { applyInBatches, batchSize } from '#app/domain/crm/store/apply-in-batches.ts';
import { besideTheirs } from '#app/domain/crm/store/beside-theirs.ts';
import type { GroupTag } from '#app/domain/crm/store/change-group.ts';
import { revertWhole } from '#app/domain/crm/store/revert-whole.ts';
import type { Applied, Change } from '#app/domain/crm/store/store.ts';
import type { Language } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';
import { nextTurn } from '#app/ui/next-turn.ts';
import type { Backend } from '../session/backend.ts';
import { StoreFailure, Unanswered } from '../session/http-store.ts';
import { knownClientText } from '../records/known-client.ts';
import { baseOf, type OpenConflict } from './conflict/open-conflict.ts';
import type { createPlanner, Sent } from './repeated-plans.ts';
import type { Progress, Reporter, ToastMessage } from './status.tsx';

interface Settings {
  messages: CrmCopy;
  language: Language;
  backend: Backend;
  planner: Pick<ReturnType<typeof createPlanner>, 'remember' | 'forget'>;
  show: (text: string, more?: Partial<ToastMessage>, by?: Reporter) => void;
  problemOf: (error: unknown) => string;
  setProgress: (progress: Progress | null) => void;
  setConflict: (conflict: OpenConflict | null) => void;
}

/** What is said of changes that were applied, before what is said of records that were kept. */
export type Said =
  | string
  | ((applied: readonly Change[], kept: string | undefined) => string)
  | undefined;

type Refused = Extract<Applied, { ok: false }>;

type Apply = (
  sent: Sent,
  said: Said,
  by: Reporter,
  /** The group that the changes revert; null for a single change. */
  reverts?: string | null,
) => Promise<string | null>;

interface Telling {
  said: Said;
  by: Reporter;
  reverts: string | null | undefined;
  /** Records that have stayed as a colleague has left them. */
  left: number;
}

/** Of more changes nobody is asked one by one: where both have changed the same, the colleague's version stays. */
const mostToAsk = 50;

/**
 * Applies plans to the store in batches, with progress, revert, and the conflict dialog when a record has changed
 * meanwhile.
 *
 * @returns applies a plan; resolves to the error message
 */
export function createApplier({
  messages,
  language,
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
    { conflict }: Refused,
    base: OpenConflict['base'],
    telling: Telling,
  ) {
    const again = (next: readonly Change[], left = 0) =>
      attempt({ changes: next, step: newId() }, { ...telling, left: telling.left + left });
    const applyMine = () => again(keepMine(changes, conflict, base));
    if (isApart(changes, conflict, base)) return applyMine();
    const choice = await new Promise<'mine' | 'theirs' | null>((decide) =>
      setConflict({ changes, conflict, base, decide }),
    );
    setConflict(null);
    if (choice === 'mine') return applyMine();
    if (choice === null) {
      show(messages.live.conflict.undecided, { isProblem: true }, telling.by);
      return messages.live.conflict.undecided;
    }
    const others = otherEdits(changes, conflict);
    if (others.length > 0) return again(others, 1);
    if (telling.reverts) return revertRest(telling.reverts, changes, telling);
    show(messages.live.conflict.taken);
    return null;
  }

  /** Reverts a group but for the records that have changed since. */
  async function revertRest(group: string, changes: readonly Change[], telling: Telling) {
    const kept = await revertWhole(store, group, newId());
    tell(
      { ...telling, left: telling.left + kept.length },
      kept.length < changes.length ? changes : [],
    );
    return null;
  }

  /** Saves what nobody else has changed meanwhile; null where the changes belong together. */
  async function settleMany(sent: Sent, { conflict }: Refused, telling: Telling) {
    const { reverts } = telling;
    if (reverts) return { problem: await revertRest(reverts, sent.changes, telling) };
    if (!live || otherEdits(sent.changes, conflict).length === 0) return null;
    const mine = await besideTheirs(sent.changes, store, live.store.seen);
    const rest = { changes: mine.changes, step: newId() };
    return { problem: await attempt(rest, { ...telling, left: telling.left + mine.left }) };
  }

  function tell({ said, left }: Telling, changes: readonly Change[], more = {}) {
    const kept = left > 0 ? plural(language, left, messages.live.conflict.left) : undefined;
    const done = typeof said === 'function' ? said(changes, kept) : said;
    const texts = [changes.length > 0 ? done : undefined, kept].filter(
      (text) => text !== undefined,
    );
    if (texts.length > 0) show(texts.join(' '), more);
  }

  async function attempt(sent: Sent, telling: Telling): Promise<string | null> {
    const { changes } = sent;
    const { by, reverts } = telling;
    const group = groupOf(sent, reverts);
    let problem = messages.frame.failure;
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
      if (result.ok) {
        const back = { undo: result.undo, group: group?.id };
        tell(telling, changes, reverts === undefined ? back : {});
        return null;
      }
      problem = messages.frame.conflict;
      if (!conflictingChange(changes, result.conflict))
        problem = await knownClientText(
          store,
          messages.prospection,
          result.conflict.current as Client,
        );
      else if (live && total <= mostToAsk)
        return await settle(changes, result, baseOf(changes, result.conflict, live.store), telling);
      else {
        const settled = await settleMany(sent, result, telling);
        if (settled) return settled.problem;
      }
    } catch (error) {
      if (error instanceof Unanswered) planner.remember(sent);
      problem = problemOf(error);
      // An open dialog still has the typed values; retry there.
      const isClosed = document.querySelector('dialog[open]') === null;
      if (live && isClosed && isPassing(error)) retry = () => void attempt(sent, telling);
    } finally {
      setProgress(null);
    }
    show(problem, { isProblem: true, retry }, by);
    return problem;
  }

  return (sent, said, by, reverts) => attempt(sent, { said, by, reverts, left: 0 });
}

/** Changes of several records are one step of the history. */
function groupOf(
  { changes, step }: Sent,
  reverts: string | null | undefined,
): GroupTag | undefined {
  if (reverts) return { id: step, kind: 'revert', reverts };
  const records = changes.filter((change) => change.in !== 'journal');
  return records.length > 1 ? { id: step, kind: 'bulk' } : undefined;
}

/** Whether a retry may succeed. */
function isPassing(error: unknown): boolean {
  return error instanceof StoreFailure && error.code !== 'refused' && error.code !== 'not-allowed';
}
