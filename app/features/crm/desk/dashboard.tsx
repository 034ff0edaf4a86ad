import { useState } from 'react';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import { useCrm } from '../session/crm-provider.tsx';
import { Analytics } from './analytics.tsx';
import { Clients } from './clients/clients.tsx';
import { ConflictScreen } from './conflict-dialog.tsx';
import { DeskProvider } from './desk.tsx';
import { DeskHeader, type Toggle } from './desk-header.tsx';
import { useDeskQuery, type Tab } from './desk-query.ts';
import { Journal } from './journal.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { Overview } from './overview.tsx';
import { Projects } from './projects.tsx';
import { Prospection } from './prospection/prospection.tsx';
import { openSandbox } from './sandbox.ts';
import { TabList, tabId } from './tab-list.tsx';
import { Tasks } from './tasks.tsx';
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
export function Dashboard({ words, keys }: { words: CrmCopy; keys: Toggle }) {
  const { isLive } = useCrm();
  const [workspace] = useState(() => (isLive ? openLive() : openSandbox(words.samples)));
  return (
    <DeskProvider words={words} workspace={workspace}>
      {workspace.live && <TroubleBar store={workspace.live.store} />}
      <DeskHeader keys={keys} />
      <TabList />
      <Section />
      <NoticeBar />
      <ConflictScreen />
    </DeskProvider>
  );
}

function Section() {
  const { tab } = useDeskQuery();
  if (tab === null) return <Overview />;
  const Panel = panels[tab];
  return (
    <div
      role="tabpanel"
      id="crm-panel"
      aria-labelledby={tabId(tab)}
      className="measure min-h-[70vh] py-8"
    >
      <Panel />
    </div>
  );
}
