import { useState, useSyncExternalStore, type ComponentType } from 'react';
import { Link, useNavigate } from 'react-router';
import { adminSectionsOf } from '#app/domain/administration.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useCrm } from '../session/crm-provider.tsx';
import { useDesk } from './desk.tsx';
import { deskAddress, newRecord, useDeskQuery } from './desk-query.ts';
import { commandsOf, gathered } from './palette/commands.ts';
import type { HelpSheet } from './palette/help-sheet.tsx';
import type { Palette } from './palette/palette.tsx';
import type { Act } from './palette/shortcuts.ts';
import type { Choice } from './palette/use-choices.ts';
import { useShortcuts } from './palette/use-shortcuts.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { useExport } from './use-export.ts';

/** A setting that is on or off and is kept elsewhere. */
export interface Toggle {
  read: () => boolean;
  write: (isOn: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

/** How many choices of the palette are remembered, until the page is left. */
const remembered = 5;

/** Who is signed in, and what works in every section: overview, palette, shortcuts, settings and the way out. */
export function DeskHeader({ keys }: { keys: Toggle }) {
  const { language } = useVisit();
  const { words, user, may, store, notify } = useDesk();
  const { logout, isLive } = useCrm();
  const { tab, openRecord } = useDeskQuery();
  const { generate } = useExport();
  const navigate = useNavigate();
  const areKeysOn = useSyncExternalStore(keys.subscribe, keys.read);
  const [opened, setOpened] = useState<'settings' | 'palette' | 'help' | null>(null);
  const [recent, setRecent] = useState<readonly Choice[]>([]);
  const [loaded, setLoaded] = useState<{
    Palette: typeof Palette;
    HelpSheet: ComponentType<Parameters<typeof HelpSheet>[0]>;
  } | null>(null);

  /** Their code comes when it is first asked for. */
  async function openSheet(sheet: 'palette' | 'help') {
    try {
      const [palette, help] = await Promise.all([
        import('./palette/palette.tsx'),
        import('./palette/help-sheet.tsx'),
      ]);
      setLoaded({ Palette: palette.Palette, HelpSheet: help.HelpSheet });
      setRecent(await stillThere(recent));
      setOpened(sheet);
    } catch {
      notify(words.palette.failed);
    }
  }

  async function stillThere(choices: readonly Choice[]): Promise<readonly Choice[]> {
    const found = await Promise.all(
      choices.map(async ({ key }) => {
        const [kind, id = ''] = key.split('/');
        if (kind !== 'clients' && kind !== 'projects' && kind !== 'tasks') return true;
        return (await store.get(kind, id)) !== null;
      }),
    );
    return choices.filter((_, at) => found[at]);
  }

  function choose(choice: Choice) {
    setOpened(null);
    const others = recent.filter(({ key }) => key !== choice.key);
    setRecent([choice, ...others].slice(0, remembered));
    if (typeof choice.does === 'function') choice.does();
    else void navigate(choice.does, { preventScrollReset: true });
  }

  function act(wanted: Act | 'palette'): boolean {
    if (wanted === 'palette' || wanted === 'help') void openSheet(wanted);
    else if (wanted === 'new') {
      const hasRecords = tab && ['clients', 'projets', 'taches', 'journal'].includes(tab);
      if (!hasRecords || !may('edit')) return false;
      openRecord(newRecord);
    } else if (wanted === 'search') {
      const field = document.querySelector<HTMLInputElement>('#crm-panel input[type="search"]');
      if (field) field.focus();
      else void openSheet('palette');
    } else {
      const section = wanted === 'overview' ? null : wanted;
      void navigate(deskAddress(section), { preventScrollReset: true });
    }
    return true;
  }

  useShortcuts(keys.read, act);

  const close = () => setOpened(null);
  const deeds = {
    settings: () => setOpened('settings'),
    help: () => void openSheet('help'),
    logout,
    exportAs: (what, format) =>
      void generate(what, format, () => gathered(what, store, words, language)),
  } satisfies Parameters<typeof commandsOf>[1];
  const commands = commandsOf(words, deeds, may);
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
        <button
          type="button"
          className="button px-4"
          aria-keyshortcuts="Control+K Meta+K"
          aria-haspopup="dialog"
          onClick={() => void openSheet('palette')}
        >
          <Icon name="search" className="icon size-5" />
          {words.palette.open}
          <kbd aria-hidden="true" className="key text-dust max-sm:hidden">
            Ctrl K
          </kbd>
        </button>
        <button type="button" className="button px-4" onClick={() => setOpened('settings')}>
          <Icon name="settings" className="icon size-5" />
          {words.frame.settings}
        </button>
        <button type="button" className="button px-4" onClick={logout}>
          <Icon name="log-out" className="icon size-5" />
          {words.frame.logout}
        </button>
      </div>
      {opened === 'settings' && (
        <SettingsDialog areKeysOn={areKeysOn} onKeys={keys.write} onClose={close} />
      )}
      {opened === 'palette' && loaded && (
        <loaded.Palette commands={commands} recent={recent} onChoose={choose} onClose={close} />
      )}
      {opened === 'help' && loaded && <loaded.HelpSheet areOn={areKeysOn} onClose={close} />}
    </div>
  );
}
