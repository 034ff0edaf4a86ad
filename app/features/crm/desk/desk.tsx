import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { Collection, Records, User } from '#app/domain/crm/entities.ts';
import { systemAuthor, type Planning, type Say } from '#app/domain/crm/planning.ts';
import type { Query } from '#app/domain/crm/query.ts';
import type { Change, CrmStore, Page } from '#app/domain/crm/store.ts';
import { fill } from '#app/i18n/format.ts';
import { useCrm } from '../session/crm-provider.tsx';
import type { Workspace } from './workspace.ts';

export interface Notice {
  /** Tells two equal sentences apart. */
  at: number;
  text: string;
  isProblem: boolean;
  undo: readonly Change[] | null;
}

export interface Desk {
  words: CrmCopy;
  store: CrmStore;
  workspace: Workspace;
  user: User | null;
  notice: Notice | null;
  notify: (text: string) => void;
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

  const desk = useMemo((): Desk => {
    const { store, newId } = workspace;

    const tell = (text: string, undo: Notice['undo'] = null, isProblem = false) =>
      setNotice({ at: performance.now(), text, undo, isProblem });

    async function applied(changes: readonly Change[], said?: string): Promise<string | null> {
      let problem: string | null = words.frame.failure;
      try {
        const result = await store.apply(changes);
        problem = result.ok ? null : words.frame.conflict;
        if (result.ok && said !== undefined) tell(said, result.undo);
      } catch {
        // Told below: nothing was changed.
      }
      if (problem) tell(problem, null, true);
      return problem;
    }

    return {
      words,
      store,
      workspace,
      user,
      notice,
      notify: (text) => tell(text),
      dismiss: () => setNotice(null),
      async takeBack() {
        if (!notice?.undo) return;
        const problem = await applied(notice.undo);
        if (!problem) tell(words.frame.undone);
      },
      run: (plan, said) =>
        applied(
          plan({
            now: new Date().toISOString(),
            newId,
            author: user?.name ?? systemAuthor,
            say: sayingIn(words),
          }),
          said,
        ),
    };
  }, [words, workspace, user, notice]);

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
