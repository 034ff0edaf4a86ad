import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { Collection } from '#app/domain/crm/entities.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk, useList } from './desk.tsx';
import { countText } from './found-text.ts';
import { inboxTab, tabs, useDeskQuery, type Tab } from './desk-query.ts';

const counted: Partial<Record<Tab, Collection>> = {
  clients: 'clients',
  projets: 'projects',
  taches: 'tasks',
  journal: 'journal',
};

export function tabId(tab: Tab | typeof inboxTab): string {
  return `crm-tab-${tab}`;
}

/** The six sections, and the inbox of those who have one: links, so that each has its address; arrow keys go along them. */
export function TabList() {
  const { words, workspace, may } = useDesk();
  const shown = workspace.live && may('leads') ? ([inboxTab, ...tabs] as const) : tabs;
  const { tab: current } = useDeskQuery();

  function move(event: KeyboardEvent<HTMLElement>) {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.findIndex((link) => link === document.activeElement);
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: links.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    links[(next + links.length) % links.length]?.focus();
  }

  return (
    <div className="border-b border-line">
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={words.frame.tabList}
        className="measure flex flex-wrap"
        onKeyDown={move}
      >
        {shown.map((tab, index) => (
          <Link
            key={tab}
            role="tab"
            id={tabId(tab)}
            to={`?onglet=${tab}`}
            preventScrollReset
            aria-selected={tab === current}
            aria-controls={tab === current ? 'crm-panel' : undefined}
            tabIndex={tab === current || (current === null && index === 0) ? 0 : -1}
            className="flex min-h-12 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-dust hover:text-star aria-selected:border-lumen aria-selected:text-star"
          >
            {tab === inboxTab ? words.live.inbox.tab : words.frame.tabs[tab]}
            {tab !== inboxTab && <Count collection={counted[tab]} />}
          </Link>
        ))}
      </div>
    </div>
  );
}

function Count({ collection }: { collection: Collection | undefined }) {
  return collection ? <KnownCount collection={collection} /> : null;
}

function KnownCount({ collection }: { collection: Collection }) {
  const { language } = useVisit();
  const { words } = useDesk();
  const page = useList(collection, { limit: 1 });
  return (
    <span className="tabular rounded-full border border-line-2 px-2 text-xs text-star">
      {page ? countText(language, page, words) : '…'}
    </span>
  );
}
