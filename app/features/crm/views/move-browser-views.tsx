import { useState } from 'react';
import type { AccountView, ViewSection } from '#app/domain/saved-views/saved-view.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useStored } from '#app/ui/stored.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { browserViews, withoutView, type BrowserView } from './browser-views.ts';
import type { ViewStore } from './view-store.ts';

/**
 * Moves views stored in this browser, by an earlier release or the sandbox, to the account. They are removed from the
 * browser, so that they are offered only once, to one account.
 */
export function MoveBrowserViews({
  section,
  store,
  known,
}: {
  section: ViewSection;
  store: ViewStore;
  known: readonly AccountView[];
}) {
  const { language } = useVisit();
  const { messages, backend, notify, problemOf } = useWorkspace();
  const { savedViews: copy } = messages.clientList;
  const [isBusy, setIsBusy] = useState(false);
  const views = useStored(browserViews).filter((view) => view.section === section);
  if (views.length === 0) return null;

  /** @returns whether the account now has the view, under this name */
  async function move({ name, query }: BrowserView): Promise<boolean> {
    if (known.some((view) => view.isOwn && view.name === name)) return true;
    const view = { id: backend.newId(), name, query, isShared: false, isKnown: false };
    return (await store.save(view)) === null;
  }

  async function moveAll() {
    setIsBusy(true);
    try {
      let isDone = true;
      for (const view of views) {
        // oxlint-disable-next-line no-await-in-loop -- in their order, until the account is full
        isDone = await move(view);
        if (!isDone) break;
        browserViews.write(withoutView(browserViews.read(), view));
      }
      const count = formatNumber(language, store.most);
      notify(isDone ? copy.broughtIn : fill(copy.full, { count }));
    } catch (failure) {
      notify(problemOf(failure));
    }
    setIsBusy(false);
    store.reload();
  }

  return (
    <button
      type="button"
      className="button mt-3 whitespace-normal"
      disabled={isBusy}
      onClick={() => void moveAll()}
    >
      {fill(copy.bringIn, { count: formatNumber(language, views.length) })}
    </button>
  );
}
