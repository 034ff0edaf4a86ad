import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { Collection, Records, User } from '#app/domain/crm/entities.ts';
import { applyInSteps, stepSize } from '#app/domain/crm/in-steps.ts';
import { systemAuthor, type Planning, type Say } from '#app/domain/crm/planning.ts';
import type { Query } from '#app/domain/crm/query.ts';
import type { Change, CrmStore, Page } from '#app/domain/crm/store.ts';
import { fill } from '#app/i18n/format.ts';
import { nextTurn } from '#app/ui/next-turn.ts';
import { useCrm } from '../session/crm-provider.tsx';
import type { Workspace } from './workspace.ts';

export interface Notice {
  /** Tells two equal sentences apart. */
  at: number;
  text: string;
  isProblem: boolean;
  undo: readonly Change[] | null;
}

export interface Progress {
  done: number;
  total: number;
}

export interface Desk {
  words: CrmCopy;
  store: CrmStore;
  workspace: Workspace;
  user: User | null;
  notice: Notice | null;
  /** How far a change of many records is; null while there is none. */
  progress: Progress | null;
  notify: (text: string) => void;
  /** Says what was done in several steps, with what takes all of them back. */
  offerUndo: (text: string, undo: readonly Change[]) => void;
  dismiss: () => void;
  /** Takes the last change back. */
  takeBack: () => Promise<void>;
  /**
   * Plans and applies.
   *
   * @param said what is then said, with a way back
   * @returns what went wrong, in words
   */
  run: (plan: (planning: Planning) => Change[], said?: string) => Promise<string | null>;
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
  const { user } = useCrm();
  const [notice, setNotice] = useState<Notice | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);

  const desk = useMemo((): Desk => {
    const { store, newId } = workspace;

    const tell = (text: string, undo: Notice['undo'] = null, isProblem = false) =>
      setNotice({ at: performance.now(), text, undo, isProblem });

    async function applied(changes: readonly Change[], said?: string): Promise<string | null> {
      let problem: string | null = words.frame.failure;
      try {
        const total = changes.length;
        const onStep = (done: number) => total > stepSize && setProgress({ done, total });
        onStep(0);
        const result = await applyInSteps(store, changes, { pause: nextTurn, onStep });
        problem = result.ok ? null : words.frame.conflict;
        if (result.ok === 'partly') {
          tell(words.clientList.partly, result.undo, true);
          return words.clientList.partly;
        }
        if (result.ok && said !== undefined) tell(said, result.undo);
      } catch {
        // Told below: nothing was changed.
      } finally {
        setProgress(null);
      }
      if (problem) tell(problem, null, true);
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
      notice,
      progress,
      notify: (text) => tell(text),
      offerUndo: tell,
      dismiss: () => setNotice(null),
      async takeBack() {
        if (!notice?.undo) return;
        const problem = await applied(notice.undo);
        if (!problem) tell(words.frame.undone);
      },
      run: (plan, said) => applied(plan(planning()), said),
      planning,
    };
  }, [words, workspace, user, notice, progress]);

  return <DeskContext value={desk}>{children}</DeskContext>;
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
      const found = await store.list(collection, JSON.parse(key) as Query<C>);
      if (isWanted) setPage(found);
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

/** Every record of a collection, up to the most that a store gives at once. */
export function useAll<C extends Collection>(collection: C): readonly Records[C][] | null {
  return useList(collection, { limit: 1000 })?.items ?? null;
}
