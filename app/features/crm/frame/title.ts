import { useLayoutEffect } from 'react';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import { inboxTab, type Tab } from './workspace-query.ts';

/** The document title of a section; null is the overview. */
export function workspaceTitle(messages: CrmCopy, tab: Tab | typeof inboxTab | null): string {
  const { title, overview, tabs } = messages.frame;
  const section = tab === inboxTab ? messages.live.inbox.tab : tab ? tabs[tab] : overview;
  return `${section} | ${title}`;
}

/** Sets the document title while the component is mounted. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      // The next page may have set its own title already.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
