import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { Collection } from '#app/domain/crm/records/entities.ts';
import { adminSectionsOf } from '#app/domain/staff/administration.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { countText } from '../../records/count-text.ts';
import { useList } from '../../records/use-records.ts';
import { moveFocus } from '../roving-focus.ts';
import { screenName, sectionName } from '../title.ts';
import { useSections } from '../use-sections.ts';
import { agendaTab, searchParameter, useWorkspaceQuery, type Section } from '../workspace-query.ts';
import { useWorkspace } from '../workspace.tsx';

const counted: Partial<Record<Section, Collection>> = {
  clients: 'clients',
  projets: 'projects',
  taches: 'tasks',
  journal: 'journal',
};

export function tabId(tab: Section): string {
  return `crm-tab-${tab}`;
}

/** Id of the list of sections, which a button unfolds on a phone. */
const listId = 'crm-sections';

/** Unfolds the list of sections on a phone; shows the open one. */
export function SectionsButton() {
  const { messages } = useWorkspace();
  const { frame } = messages;
  const { tab, isAdmin, get } = useWorkspaceQuery();
  const name = get('compte') ? frame.account : screenName(messages, tab, get(searchParameter));
  return (
    <button type="button" className="crm-sections" popoverTarget={listId}>
      <Icon name="menu" className="icon size-5" />
      <span className="sr-only">{frame.tabList}, </span>
      <span className="line-clamp-1 text-start leading-[1.2] min-[24rem]:line-clamp-2">
        {isAdmin ? frame.admin : name}
      </span>
    </button>
  );
}

/**
 * The overview, the sections, the agenda (in the sandbox beside its six sections), and the administration for users
 * with access.
 */
export function TabList() {
  const { messages, backend, user } = useWorkspace();
  const { tab, isOverview, isAdmin } = useWorkspaceQuery();
  const hasAdmin = backend.live && user && adminSectionsOf(user.permissions).length > 0;

  function closeOnLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
    const isLink = target instanceof Element && target.closest('a');
    if (isLink && currentTarget.matches(':popover-open')) currentTarget.hidePopover();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links are what is clicked
    <nav
      id={listId}
      popover="auto"
      aria-label={messages.frame.tabList}
      className="crm-tabs"
      onClick={closeOnLink}
    >
      <Link to="?" aria-current={isOverview ? 'page' : undefined} className="crm-tab">
        {messages.frame.overview}
      </Link>
      <Tabs />
      {!backend.live && (
        <Link
          id={tabId(agendaTab)}
          to={`?onglet=${agendaTab}`}
          aria-current={tab === agendaTab ? 'page' : undefined}
          className="crm-tab sm:ms-auto"
        >
          {sectionName(messages, agendaTab)}
        </Link>
      )}
      {hasAdmin && (
        <Link
          to="?admin="
          aria-current={isAdmin ? 'page' : undefined}
          className="crm-tab sm:ms-auto"
        >
          {messages.frame.admin}
        </Link>
      )}
    </nav>
  );
}

/** The six sections, the inbox and the agenda, as tabs that are links; arrow keys move between them. */
function Tabs() {
  const { messages } = useWorkspace();
  const shown = useSections();
  const { tab: current } = useWorkspaceQuery();

  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={messages.frame.tabList}
      className="min-w-0 sm:flex sm:flex-1 sm:flex-wrap"
      onKeyDown={moveFocus}
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
          className="crm-tab"
        >
          <span>{sectionName(messages, tab)}</span>
          <Count collection={counted[tab]} />
        </Link>
      ))}
    </div>
  );
}

function Count({ collection }: { collection: Collection | undefined }) {
  return collection ? <KnownCount collection={collection} /> : null;
}

function KnownCount({ collection }: { collection: Collection }) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const page = useList(collection, { limit: 1 });
  return (
    <span className="tabular rounded-full border border-line-2 px-2 text-xs text-star">
      {page ? countText(language, page, messages) : '…'}
    </span>
  );
}
