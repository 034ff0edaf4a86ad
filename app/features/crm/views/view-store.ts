import { useCallback } from 'react';
import { mostAccountViews, type AccountView } from '#app/domain/saved-views/saved-view.ts';
import type { ViewSection } from '#app/domain/saved-views/saved-view.ts';
import { useStored } from '#app/ui/stored.ts';
import { useRead } from '../frame/use-read.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { browserViews, mostViews, withoutView, withView } from './browser-views.ts';
import { createViewsClient, type SavedView, type ViewProblem } from './views-client.ts';

/** Why a view was not saved; `denied` when the browser denies storage. */
type SaveProblem = ViewProblem | 'denied';

/** Where a section's views are stored: in the account, or in this browser. */
export interface ViewStore {
  /** Undefined while loading. */
  views: readonly AccountView[] | undefined;
  /** Why they could not be read, or null. */
  error: unknown;
  /** Whether views can be shared with others. */
  shares: boolean;
  /** Maximum number of views per account or browser. */
  most: number;
  /** Adds a view, or replaces the one with its id. */
  save: (view: SavedView) => Promise<SaveProblem | null>;
  remove: (view: AccountView) => Promise<void>;
  reload: () => void;
}

const client = createViewsClient();
const none = () => {};

/** The views of the signed-in account, and those shared by others. */
export function useAccountViews(section: ViewSection): ViewStore {
  const { live } = useWorkspace().backend;
  const watch = useCallback(
    (again: () => void) => live?.events.watch('views', again) ?? none,
    [live],
  );
  const {
    data: views,
    error,
    reload,
  } = useRead(`views ${section}`, () => client.list(section), watch);
  return {
    views,
    error,
    shares: true,
    most: mostAccountViews,
    save: (view) => client.save(section, view),
    remove: ({ id }) => client.remove(id),
    reload,
  };
}

/** The views of this browser, for the sandbox; their names serve as ids. */
export function useBrowserViews(section: ViewSection): ViewStore {
  const { user } = useWorkspace();
  const all = useStored(browserViews);
  const own = all.filter((view) => view.section === section);
  return {
    views: own.map((view) => ({
      ...view,
      id: view.name,
      isShared: false,
      isOwn: true,
      owner: user?.name ?? '',
    })),
    error: null,
    shares: false,
    most: mostViews,
    save({ id, name, query, isKnown }) {
      const isThere = own.some((view) => view.name === id);
      if (isKnown && !isThere) return Promise.resolve('gone');
      if (id !== name && own.some((view) => view.name === name)) return Promise.resolve('taken');
      if (!isThere && all.length >= mostViews) return Promise.resolve('full');
      const others = withoutView(all, { section, name: id });
      const isKept = browserViews.write(withView(others, { section, name, query }));
      return Promise.resolve(isKept ? null : 'denied');
    },
    remove({ name }) {
      browserViews.write(withoutView(all, { section, name }));
      return Promise.resolve();
    },
    reload: () => {},
  };
}
