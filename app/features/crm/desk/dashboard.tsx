import { useState } from 'react';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { LeadsCopy } from '#app/content/leads/shape.ts';
import { LeadsSection } from '../leads/leads-section.tsx';
import { useCrm } from '../session/crm-provider.tsx';
import { Analytics } from './analytics.tsx';
import { Clients } from './clients/clients.tsx';
import { ConflictScreen } from './conflict-dialog.tsx';
import { DeskProvider, useDesk } from './desk.tsx';
import { DeskHeader, type Toggle } from './desk-header.tsx';
import { inboxTab, useDeskQuery, type Tab } from './desk-query.ts';
import { deskTitle, useTitle } from './desk-title.ts';
import { Journal } from './journal.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { Overview } from './overview.tsx';
import { Projects } from './projects.tsx';
import { Prospection } from './prospection/prospection.tsx';
import { openSandbox } from './sandbox.ts';
import { TabList, tabId } from './tab-list.tsx';
import { Tasks } from './tasks.tsx';
import { dropSecondClick } from './use-once.ts';
import { TroubleBar } from './trouble-bar.tsx';
import { openLive } from './workspace.ts';

const panels = {
  clients: Clients,
  projets: Projects,
  taches: Tasks,
  journal: Journal,
  analytics: Analytics,
  prospection: Prospection,
} as const satisfies Record<Tab, () => React.ReactNode>;

/** The CRM of who is signed in: an overview and six sections. */
export function Dashboard({
  words,
  keys,
  loadLeads,
}: {
  words: CrmCopy;
  keys: Toggle;
  loadLeads: () => Promise<LeadsCopy>;
}) {
  const { isLive } = useCrm();
  const [workspace] = useState(() => (isLive ? openLive() : openSandbox(words.samples)));
  return (
    <DeskProvider words={words} workspace={workspace}>
      <div onClickCapture={dropSecondClick}>
        {workspace.live && <TroubleBar store={workspace.live.store} />}
        <DeskHeader keys={keys} />
        <TabList />
        <Section loadLeads={loadLeads} />
        <NoticeBar />
        <ConflictScreen />
      </div>
    </DeskProvider>
  );
}

function Section({ loadLeads }: { loadLeads: () => Promise<LeadsCopy> }) {
  const { tab: asked } = useDeskQuery();
  const { words, workspace, may } = useDesk();
  const tab = asked === inboxTab && !(workspace.live && may('leads')) ? null : asked;
  useTitle(deskTitle(words, tab));
  if (tab === null) return <Overview />;
  const Panel = tab === inboxTab ? null : panels[tab];
  return (
    <div
      role="tabpanel"
      id="crm-panel"
      aria-labelledby={tabId(tab)}
      className="measure min-h-[70vh] py-8"
    >
      {Panel ? (
        <Panel />
      ) : (
        <LeadsSection
          loadWords={loadLeads}
          may={may}
          waiting={words.frame.loading}
          failed={{ text: words.live.inbox.failed, again: words.live.retry }}
        />
      )}
    </div>
  );
}
