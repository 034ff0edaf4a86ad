import { useState } from 'react';
import { Link } from 'react-router';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import { adminSectionsOf } from '#app/domain/administration.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useCrm } from '../session/crm-provider.tsx';
import { Analytics } from './analytics.tsx';
import { Clients } from './clients/clients.tsx';
import { DeskProvider, useDesk } from './desk.tsx';
import { useDeskQuery, type Tab } from './desk-query.ts';
import { Journal } from './journal.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { Overview } from './overview.tsx';
import { Projects } from './projects.tsx';
import { Prospection } from './prospection/prospection.tsx';
import { openSandbox } from './sandbox.ts';
import { openLive } from './workspace.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { TabList, tabId } from './tab-list.tsx';
import { Tasks } from './tasks.tsx';

const panels = {
  clients: Clients,
  projets: Projects,
  taches: Tasks,
  journal: Journal,
  analytics: Analytics,
  prospection: Prospection,
} as const satisfies Record<Tab, () => React.ReactNode>;

/** The CRM of who is signed in: an overview and six sections. */
export function Dashboard({ words }: { words: CrmCopy }) {
  const { isLive } = useCrm();
  const [workspace] = useState(() => (isLive ? openLive() : openSandbox(words.samples)));
  return (
    <DeskProvider words={words} workspace={workspace}>
      <DeskHeader />
      <TabList />
      <Section />
      <NoticeBar />
    </DeskProvider>
  );
}

function DeskHeader() {
  const { words, user } = useDesk();
  const { logout, isLive } = useCrm();
  const { tab } = useDeskQuery();
  const [isSetting, setIsSetting] = useState(false);
  return (
    <div className="border-b border-line">
      <div className="measure flex flex-wrap items-center gap-x-5 gap-y-2 py-3">
        <h1 className="heading">{words.frame.title}</h1>
        <Link
          to="?"
          preventScrollReset
          aria-current={tab === null ? 'page' : undefined}
          className="text-link min-h-11"
        >
          {words.frame.overview}
        </Link>
        <p className="flex grow items-center gap-2 sm:justify-end">
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full border border-lumen font-semibold text-lumen"
          >
            {user?.name.slice(0, 1)}
          </span>
          <span className="small">
            <strong className="font-semibold">{user?.name}</strong>
            <span className="text-dust"> · {user?.role}</span>
          </span>
        </p>
        {isLive && user && adminSectionsOf(user.permissions).length > 0 && (
          <Link to="?admin=" className="text-link min-h-11">
            {words.frame.admin}
          </Link>
        )}
        <button type="button" className="button px-4" onClick={() => setIsSetting(true)}>
          <Icon name="settings" className="icon size-5" />
          {words.frame.settings}
        </button>
        <button type="button" className="button px-4" onClick={logout}>
          <Icon name="log-out" className="icon size-5" />
          {words.frame.logout}
        </button>
      </div>
      {isSetting && <SettingsDialog onClose={() => setIsSetting(false)} />}
    </div>
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
