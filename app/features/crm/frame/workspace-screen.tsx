import { useState, type ReactNode } from 'react';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { LeadsCopy } from '#app/content/leads/shape.ts';
import { Main } from '#app/ui/page/main.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { AgendaSection } from '../agenda/agenda-section.tsx';
import { Analytics } from '../analytics/analytics.tsx';
import { Clients } from '../clients/clients.tsx';
import { HistoryHost } from '../history/history-host.tsx';
import { InboxSection } from '../inbox/inbox-section.tsx';
import { LeadMessagesLoader } from '../inbox/lead-messages.ts';
import { Journal } from '../journal/journal.tsx';
import { Notifications } from '../notifications/notifications.tsx';
import { Overview } from '../overview/overview.tsx';
import { Projects } from '../projects/projects.tsx';
import { Prospecting } from '../prospecting/prospecting.tsx';
import { SearchResults } from '../search/search-results.tsx';
import { openLiveBackend } from '../session/backend.ts';
import { useCrm } from '../session/crm-provider.tsx';
import { openSandboxBackend } from '../session/sandbox.ts';
import { Tasks } from '../tasks/tasks.tsx';
import { Bar } from './bar/bar.tsx';
import { tabId } from './bar/tab-list.tsx';
import { ConflictScreen } from './conflict/conflict-dialog.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { dropSecondClick } from './double-click.ts';
import type { Shell } from './shell.ts';
import { workspaceTitle, useTitle } from './title.ts';
import { Toast } from './toast.tsx';
import { focusFallback } from './use-kept-focus.ts';
import {
  agendaTab,
  inboxTab,
  searchParameter,
  useWorkspaceQuery,
  type Section,
} from './workspace-query.ts';
import { WorkspaceProvider, useWorkspace } from './workspace.tsx';

const panels = {
  clients: Clients,
  projets: Projects,
  taches: Tasks,
  journal: Journal,
  analytics: Analytics,
  prospection: Prospecting,
  agenda: AgendaSection,
} as const satisfies Record<Exclude<Section, typeof inboxTab>, () => React.ReactNode>;

/** The signed-in CRM: its bar, the current screen, and announcements above both. */
export function Workspace({
  messages,
  shell,
  children,
}: {
  messages: CrmCopy;
  shell: Shell;
  children?: ReactNode;
}) {
  const { isLive, user, changes } = useCrm();
  const { language } = useVisit();
  const [backend] = useState(() =>
    isLive || !user
      ? openLiveBackend(changes)
      : openSandboxBackend({ messages: messages.samples, language, user }),
  );
  return (
    <WorkspaceProvider messages={messages} backend={backend}>
      <div onClickCapture={dropSecondClick}>
        {backend.live && <ConnectionBanner store={backend.live.store} />}
        <Bar shell={shell} news={<Notifications />} />
        {children}
        <Toast />
        <ConflictScreen />
        <HistoryHost />
      </div>
    </WorkspaceProvider>
  );
}

/** The overview, or the section in the address. */
export function Sections({ loadLeads }: { loadLeads: () => Promise<LeadsCopy> }) {
  return (
    <Main>
      <LeadMessagesLoader value={loadLeads}>
        <OpenSection loadLeads={loadLeads} />
      </LeadMessagesLoader>
    </Main>
  );
}

function OpenSection({ loadLeads }: { loadLeads: () => Promise<LeadsCopy> }) {
  const { tab: asked, get } = useWorkspaceQuery();
  const { messages, backend, may } = useWorkspace();
  const mayMeet = may('leads');
  const isHidden =
    (asked === inboxTab && !(backend.live && mayMeet)) || (asked === agendaTab && !mayMeet);
  const tab = isHidden ? null : asked;
  const search = get(searchParameter);
  useTitle(workspaceTitle(messages, tab, search));
  if (tab === null) return search ? <SearchResults /> : <Overview />;
  const Panel = tab === inboxTab ? null : panels[tab];
  return (
    <div
      {...focusFallback}
      tabIndex={-1}
      role={tab === agendaTab && !backend.live ? 'region' : 'tabpanel'}
      id="crm-panel"
      aria-labelledby={tabId(tab)}
      className="workspace-panel outline-none"
    >
      {Panel && <Panel />}
      {!Panel && backend.live && (
        <InboxSection
          events={backend.live.events}
          loadMessages={loadLeads}
          may={may}
          waiting={messages.frame.loading}
          failed={{ text: messages.live.inbox.failed, again: messages.live.retry }}
        />
      )}
    </div>
  );
}
