import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import { keepMine } from '#app/domain/crm/conflict.ts';
import type { Collection, Records, User } from '#app/domain/crm/entities.ts';
import { applyInSteps, stepSize } from '#app/domain/crm/in-steps.ts';
import { may, type Action } from '#app/domain/crm/permissions.ts';
import { systemAuthor, type Planning, type Say } from '#app/domain/crm/planning.ts';
import type { Query } from '#app/domain/crm/query.ts';
import type { Change, CrmStore, Page } from '#app/domain/crm/store.ts';
import { sampleOwners } from '#app/domain/crm/samples.ts';
import { fill } from '#app/i18n/format.ts';
import { nextTurn } from '#app/ui/next-turn.ts';
import { useCrm } from '../session/crm-provider.tsx';
import { StoreFailure } from '../session/http-store.ts';
import { DeskStatusContext, type DeskStatus, type Notice, type Progress } from './desk-status.tsx';
import { baseOf, type OpenConflict } from './open-conflict.ts';
import type { Workspace } from './workspace.ts';

/** A dialog that says by itself what goes wrong leaves nothing to say to the desk, unless it has been closed. */
export type Sayer = 'desk' | 'dialog';

export interface Desk {
  words: CrmCopy;
  store: CrmStore;
  workspace: Workspace;
  user: User | null;
  /** Whether whoever is signed in may do something. */
  may: (action: Action) => boolean;
  /** Names of those who can be given something to look after. */
  team: readonly [string, ...string[]];
  notify: (text: string, by?: Sayer) => void;
  /** Says what was done in several steps, with what takes all of them back. */
  offerUndo: (text: string, undo: readonly Change[]) => void;
  /** Says why something could not be done. */
  fail: (error: unknown) => void;
  /**
   * Plans and applies.
   *
   * @param said what is then said, with a way back
   * @param by who says what went wrong
   * @returns what went wrong, in words
   */
  run: (
    plan: (planning: Planning) => Change[],
    said?: string,
    by?: Sayer,
  ) => Promise<string | null>;
  /** What planners may know of the world, now. */
  planning: () => Planning;
}

const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk must be used within a DeskProvider');
  return desk;
}

export function DeskProvider({
  words,
  workspace,
  children,
}: {
  words: CrmCopy;
  workspace: Workspace;
  children: ReactNode;
}) {
  const { user, team: colleagues } = useCrm();
  const team = colleagues ?? sampleOwners;
  const [notice, setNotice] = useState<Notice | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [conflict, setConflict] = useState<OpenConflict | null>(null);

  const desk = useMemo((): Desk => {
    const { store, newId, live, weigh } = workspace;
    const allows = (action: Action) => user !== null && may(user.role, action);
    // What was made is taken back by removing it.
    const isUndoable = (changes: readonly Change[]) =>
      allows('delete') || changes.every((change) => change.do === 'put');

    const tell = (
      text: string,
      undo: Notice['undo'] = null,
      isProblem = false,
      retry: Notice['retry'] = null,
      by: Sayer = 'desk',
    ) =>
      setNotice({
        at: performance.now(),
        text,
        undo: undo && isUndoable(undo) ? undo : null,
        isProblem,
        isInDialog: by === 'dialog',
        retry,
      });

    const problemOf = (error: unknown) =>
      error instanceof StoreFailure ? words.live.failures[error.code] : words.frame.failure;

    /** Asks which of two versions is to stand, and has it so. */
    async function settled(
      conflicted: Omit<OpenConflict, 'decide'>,
      said: string | undefined,
      by: Sayer,
    ) {
      const { changes, conflict: met } = conflicted;
      const choice = await new Promise<'mine' | 'theirs'>((decide) =>
        setConflict({ ...conflicted, decide }),
      );
      setConflict(null);
      if (choice === 'mine') return applied(keepMine(changes, met, conflicted.base), said, by);
      tell(words.live.conflict.taken);
      return null;
    }

    async function applied(
      changes: readonly Change[],
      said: string | undefined,
      by: Sayer,
    ): Promise<string | null> {
      let problem: string | null = words.frame.failure;
      let retry: Notice['retry'] = null;
      try {
        const total = changes.length;
        const onStep = (done: number) => total > stepSize && setProgress({ done, total });
        onStep(0);
        const result = await applyInSteps(store, changes, { pause: nextTurn, onStep, weigh });
        problem = result.ok ? null : words.frame.conflict;
        if (!result.ok && live && changes.length <= mostAtOdds) {
          const base = baseOf(changes, result.conflict, live.store);
          return await settled({ changes, conflict: result.conflict, base }, said, by);
        }
        if (result.ok === 'partly') {
          tell(words.clientList.partly, result.undo, true);
          return words.clientList.partly;
        }
        if (result.ok && said !== undefined) tell(said, result.undo);
      } catch (error) {
        // Nothing was changed.
        problem = problemOf(error);
        // A dialog that is open still holds what was typed, and is the place to try again.
        const isOver = document.querySelector('dialog[open]') === null;
        if (live && isOver && isPassing(error)) retry = () => void applied(changes, said, by);
      } finally {
        setProgress(null);
      }
      if (problem) tell(problem, null, true, retry, by);
      return problem;
    }

    const planning = (): Planning => ({
      now: new Date().toISOString(),
      newId,
      author: user?.name ?? systemAuthor,
      say: sayingIn(words),
    });

    return {
      words,
      store,
      workspace,
      user,
      may: allows,
      team,
      notify: (text, by) => tell(text, null, false, null, by),
      offerUndo: (text, undo) => tell(text, undo),
      fail: (error) => tell(problemOf(error), null, true),
      run: (plan, said, by = 'desk') => applied(plan(planning()), said, by),
      planning,
    };
  }, [words, workspace, user, team]);

  const status: DeskStatus = {
    notice,
    conflict,
    progress,
    dismiss: () => setNotice(null),
    async takeBack() {
      const undo = notice?.undo;
      if (!undo) return;
      const problem = await desk.run(() => [...undo]);
      if (!problem) desk.notify(words.frame.undone);
    },
  };
  return (
    <DeskContext value={desk}>
      <DeskStatusContext value={status}>{children}</DeskStatusContext>
    </DeskContext>
  );
}

/** Plans of more changes than this are refused as a whole when one of them comes too late. */
const mostAtOdds = 50;

/** Whether the same may well succeed a moment later. */
function isPassing(error: unknown): boolean {
  return error instanceof StoreFailure && error.code !== 'refused' && error.code !== 'not-allowed';
}

function sayingIn(words: CrmCopy): Say {
  return (code, values) => {
    const { title, content } = words.journal.sentences[code];
    const texts = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, String(value)]),
    );
    return { title: fill(title, texts), content: fill(content, texts) };
  };
}

/** What only those see who may do something. */
export function May({ action, children }: { action: Action; children: ReactNode }) {
  return useDesk().may(action) ? children : null;
}

/** What a query finds, kept up to date; null until it is known. */
export function useList<C extends Collection>(
  collection: C,
  query: Query<C>,
): Page<Records[C]> | null {
  const { store } = useDesk();
  const [page, setPage] = useState<Page<Records[C]> | null>(null);
  const key = JSON.stringify(query);

  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const found = await store.list(collection, JSON.parse(key) as Query<C>).catch(unanswered);
      if (isWanted && found) setPage(found);
    };
    void read();
    const stop = store.subscribe((changed) => {
      if (changed.includes(collection)) void read();
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [store, collection, key]);

  return page;
}

/** What was read before stands; that it may be out of date is said by the trouble bar. */
export function unanswered(error: unknown): null {
  if (error instanceof StoreFailure) return null;
  throw error;
}

/** Every record of a collection, up to the most that a store gives at once. */
export function useAll<C extends Collection>(collection: C): readonly Records[C][] | null {
  return useList(collection, { limit: 1000 })?.items ?? null;
}
