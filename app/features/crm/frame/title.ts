import { useLayoutEffect } from 'react';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import { inboxTab, type Tab } from './desk-query.ts';

/** What the browser calls the desk while a section is shown; null is the overview. */
export function deskTitle(words: CrmCopy, tab: Tab | typeof inboxTab | null): string {
  const { title, overview, tabs } = words.frame;
  const section = tab === inboxTab ? words.live.inbox.tab : tab ? tabs[tab] : overview;
  return `${section} | ${title}`;
}

/** Names the document for as long as the component is there. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      // The next page may have named itself already.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
