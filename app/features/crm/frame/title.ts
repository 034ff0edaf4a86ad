import { useLayoutEffect } from 'react';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import { fill } from '#app/i18n/format.ts';
import type { Section } from './workspace-query.ts';

/** The document title of a section, or of a search's results. */
export function workspaceTitle(messages: CrmCopy, tab: Section | null, search = ''): string {
  return `${screenName(messages, tab, search)} | ${messages.frame.title}`;
}

/**
 * Name of the screen in the address.
 *
 * @param search the searched text, whose results take the overview's place
 */
export function screenName(messages: CrmCopy, tab: Section | null, search: string): string {
  return tab === null && search
    ? fill(messages.palette.resultsFor, { text: search })
    : sectionName(messages, tab);
}

/** Name of a section; null is the overview. */
export function sectionName(
  { frame, live, agenda }: Pick<CrmCopy, 'frame' | 'live' | 'agenda'>,
  tab: Section | null,
): string {
  if (tab === null) return frame.overview;
  const names: Record<Section, string> = {
    ...frame.tabs,
    demandes: live.inbox.tab,
    agenda: agenda.tab,
  };
  return names[tab];
}

/** Number of unread notifications, which every title starts with. */
let unread = 0;

const withoutCount = (title: string) => title.replace(/^\(\d+\+?\) /, '');
const withCount = (title: string) => (unread > 0 ? `(${unread}) ${title}` : title);

/** Shows the number of unread notifications in the tab's title. */
export function showUnread(count: number): void {
  unread = count;
  document.title = withCount(withoutCount(document.title));
}

/** Sets the document title while the component is mounted. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    const before = withoutCount(document.title);
    document.title = withCount(title);
    return () => {
      // The next page may have set its own title already.
      if (withoutCount(document.title) === title) document.title = withCount(before);
    };
  }, [title]);
}
