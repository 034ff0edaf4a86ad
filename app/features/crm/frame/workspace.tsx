import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import { may } from '#app/domain/crm/permissions.ts';
import { systemAuthor, type Planning } from '#app/domain/crm/plans/planning.ts';
import type { User } from '#app/domain/crm/records/entities.ts';
import { sampleOwners } from '#app/domain/crm/sandbox/samples.ts';
import type { Change, CrmStore } from '#app/domain/crm/store/store.ts';
import { sentenceTranslator } from '#app/i18n/journal-sentences.ts';
import type { Language } from '#app/i18n/languages.ts';
import { useVisit } from '#app/ui/visit.ts';
import type { Backend } from '../session/backend.ts';
import { useCrm } from '../session/crm-provider.tsx';
import { StoreFailure, Unanswered } from '../session/http-store.ts';
import { createApplier, type Said } from './apply-changes.ts';
import type { OpenConflict } from './conflict/open-conflict.ts';
import { mayRetry } from './may-retry.ts';
import { createPlanner } from './repeated-plans.ts';
import { StaffContext, type Staff } from './staff-context.tsx';
import {
  WorkspaceStatusContext,
  type Progress,
  type Reporter,
  type ToastMessage,
  type WorkspaceStatus,
} from './status.tsx';

export interface Workspace extends Staff {
  messages: CrmCopy;
  store: CrmStore;
  backend: Backend;
  user: User | null;
  /** Names of possible owners. */
  team: readonly [string, ...string[]];
  /** Names of former owners, so that their records can still be found. */
  formerTeam: readonly string[];
  notify: (text: string, by?: Reporter) => void;
  /**
   * Announces the result of a batch, with a button that reverts it.
   *
   * @param onUndone called after a revert from the toast
   */
  offerUndo: (
    text: string,
    undo: readonly Change[],
    group: string | undefined,
    onUndone?: ToastMessage['onUndone'],
  ) => void;
  /**
   * Plans and applies changes.
   *
   * @param said announced on success, with a revert button
   * @param by where errors are shown
   * @returns the error message
   */
  run: (
    plan: (planning: Planning) => Change[],
    said?: Said,
    by?: Reporter,
    /** The group of the history that the changes revert; null for a single change. */
    reverts?: string | null,
  ) => Promise<string | null>;
  /** Context of planners: clock, ids and user. */
  planning: () => Planning;
}

const WorkspaceContext = createContext<Workspace | null>(null);

export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (!workspace) throw new Error('useWorkspace must be used within a WorkspaceProvider');
  return workspace;
}

export function WorkspaceProvider({
  messages,
  backend,
  children,
}: {
  messages: CrmCopy;
  backend: Backend;
  children: ReactNode;
}) {
  const { user, team, formerTeam } = useCrm();
  const { language } = useVisit();
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [conflict, setConflict] = useState<OpenConflict | null>(null);

  const workspace = useMemo(
    () =>
      createWorkspace({
        messages,
        language,
        backend,
        user,
        team,
        formerTeam,
        setToast,
        setProgress,
        setConflict,
      }),
    [messages, language, backend, user, team, formerTeam],
  );

  const status: WorkspaceStatus = {
    toast,
    conflict,
    progress,
    dismiss: () => setToast(null),
    async revert() {
      const undo = toast?.undo;
      if (!undo) return;
      const of = toast.group ?? null;
      let stayed: string | undefined;
      const said: Said = (_applied, kept) => {
        stayed = kept;
        return messages.frame.undone;
      };
      const problem = await workspace.run(() => [...undo], said, 'toast', of);
      if (!problem) toast.onUndone?.(stayed);
    },
  };
  return (
    <WorkspaceContext value={workspace}>
      <StaffContext value={workspace}>
        <WorkspaceStatusContext value={status}>{children}</WorkspaceStatusContext>
      </StaffContext>
    </WorkspaceContext>
  );
}

interface Parts {
  messages: CrmCopy;
  language: Language;
  backend: Backend;
  user: User | null;
  team: readonly [string, ...string[]] | null;
  formerTeam: readonly string[];
  setToast: (toast: ToastMessage) => void;
  setProgress: (progress: Progress | null) => void;
  setConflict: (conflict: OpenConflict | null) => void;
}

function createWorkspace({ setToast, setProgress, setConflict, ...parts }: Parts): Workspace {
  const { messages, language, backend, user } = parts;
  const allows: Staff['may'] = (action) => user !== null && may(user.role, action);
  // Reverting the creation of a record deletes it.
  const isUndoable = (changes: readonly Change[]) =>
    allows('delete') || changes.every((change) => change.do === 'put');
  const show = (text: string, more: Partial<ToastMessage> = {}, by: Reporter = 'toast') =>
    setToast({
      at: performance.now(),
      text,
      isProblem: false,
      retry: null,
      ...more,
      isInDialog: by === 'dialog',
      undo: more.undo && isUndoable(more.undo) ? more.undo : null,
    });
  const problemOf = (error: unknown) => {
    if (error instanceof Unanswered) return messages.live.unanswered;
    return error instanceof StoreFailure
      ? messages.live.failures[error.code]
      : messages.frame.failure;
  };
  const planning = (): Planning => ({
    now: new Date().toISOString(),
    newId: backend.newId,
    author: user?.name ?? systemAuthor,
    translate: sentenceTranslator(messages.journal.sentences),
  });
  const planner = createPlanner(planning);
  const apply = createApplier({
    messages,
    language,
    backend,
    planner,
    show,
    problemOf,
    setProgress,
    setConflict,
  });

  return {
    messages,
    store: backend.store,
    backend,
    user,
    may: allows,
    team: parts.team ?? sampleOwners,
    formerTeam: parts.formerTeam,
    notify: (text, by) => show(text, {}, by),
    announce: (text) => show(text),
    offerUndo: (text, undo, group, onUndone) => show(text, { undo, group, onUndone }),
    problemOf,
    fail: (error, retry = null) =>
      show(problemOf(error), { isProblem: true, retry: mayRetry(error) ? retry : null }),
    run: (plan, said, by = 'toast', reverts) => apply(planner.plan(plan), said, by, reverts),
    planning,
  };
}
