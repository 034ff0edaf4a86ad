import type { CrmCopy } from '#app/content/crm/shape.ts';
import { withEntryOfRest } from '#app/domain/crm/plans/bulk-entry.ts';
import { conflictingChange } from '#app/domain/crm/records/conflict.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { applyInBatches, batchSize } from '#app/domain/crm/store/apply-in-batches.ts';
import type { Untouched } from '#app/domain/crm/store/beside-theirs.ts';
import type { GroupTag } from '#app/domain/crm/store/change-group.ts';
import { revertWhole } from '#app/domain/crm/store/revert-whole.ts';
import type { Applied, Change } from '#app/domain/crm/store/store.ts';
import { sentenceTranslator } from '#app/i18n/journal-sentences.ts';
import type { Language } from '#app/i18n/languages.ts';
import { nextTurn } from '#app/ui/next-turn.ts';
import { knownClientText } from '../records/known-client.ts';
import type { Backend } from '../session/backend.ts';
import { Unanswered } from '../session/http-store.ts';
import type { OpenConflict } from './conflict/open-conflict.ts';
import { settleMany, settleOne } from './conflict/settle.ts';
import { keptText, nothingUntouched, plus, untouchedOf } from './conflict/untouched.ts';
import { mayRetry } from './may-retry.ts';
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

/** Message about applied changes; a message about skipped records follows it. */
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
  untouched: Untouched;
}

/** Above this number of changes, conflicts are not asked about: the colleague's version of the field is kept. */
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
  /** Reverts a group, except for records that have changed since. */
  async function revertRest(group: string, changes: readonly Change[], telling: Telling) {
    const kept = await revertWhole(store, group, newId());
    const untouched = plus(telling.untouched, await untouchedOf(kept, store));
    tell({ ...telling, untouched }, kept.length < changes.length ? changes : []);
    return null;
  }

  /** Continues with a plan that conflicts with a colleague's change. */
  async function settle(sent: Sent, { conflict }: Refused, telling: Telling) {
    const { changes } = sent;
    const { by, reverts, untouched } = telling;
    const areMany = changes.length > mostToAsk;
    if (reverts && (areMany || !live)) return revertRest(reverts, changes, telling);
    if (!live) return refuse(messages.frame.conflict, by);
    const settled = areMany
      ? await settleMany(changes, conflict, store, live.store)
      : await settleOne(changes, conflict, live.store, setConflict);
    switch (settled.is) {
      case 'changed': {
        const translate = sentenceTranslator(messages.journal.sentences);
        const isWhole = settled.left + settled.missing === 0;
        const rest = isWhole
          ? settled.changes
          : withEntryOfRest(settled.changes, live.store.seen, translate);
        return attempt(
          { changes: rest, step: newId() },
          { ...telling, untouched: plus(untouched, settled) },
        );
      }
      case 'theirs':
        if (reverts) return revertRest(reverts, changes, telling);
        show(messages.live.conflict.taken);
        return null;
      case 'undecided':
        return refuse(messages.live.conflict.undecided, by);
      case 'refused':
        return refuse(messages.frame.conflict, by);
    }
  }

  function refuse(problem: string, by: Reporter, retry: ToastMessage['retry'] = null): string {
    show(problem, { isProblem: true, retry }, by);
    return problem;
  }

  function tell({ said, untouched }: Telling, changes: readonly Change[], more = {}) {
    const kept = keptText(language, messages.live.conflict, untouched);
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
      if (!result.ok) {
        if (conflictingChange(changes, result.conflict)) return await settle(sent, result, telling);
        const known = result.conflict.current as Client;
        return refuse(await knownClientText(store, messages.prospection, known), by);
      }
      const back = { undo: result.undo, group: group?.id };
      tell(telling, changes, reverts === undefined ? back : {});
      return null;
    } catch (error) {
      if (error instanceof Unanswered) planner.remember(sent);
      const retry = live && mayRetry(error) ? () => void attempt(sent, telling) : null;
      return refuse(problemOf(error), by, retry);
    } finally {
      setProgress(null);
    }
  }

  return (sent, said, by, reverts) =>
    attempt(sent, { said, by, reverts, untouched: nothingUntouched });
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
