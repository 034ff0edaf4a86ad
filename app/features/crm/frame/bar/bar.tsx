import { useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { LogoMark } from '#app/ui/logo-mark.tsx';
import { useExport } from '../../export/use-export.ts';
import { useCrm } from '../../session/crm-provider.tsx';
import { commandsOf, gathered } from '../palette/commands.ts';
import { usePalette } from '../palette/use-palette.ts';
import { useShortcuts } from '../palette/use-shortcuts.ts';
import type { Shell, Toggle } from '../shell.ts';
import { useSections } from '../use-sections.ts';
import { useWorkspace } from '../workspace.tsx';
import { AccountMenu } from './account-menu.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { SectionsButton, TabList } from './tab-list.tsx';

type PaletteState = ReturnType<typeof usePalette>;

/**
 * The bar of every screen: logo, search, notifications, account, and the sections below them.
 *
 * @param news notifications of the signed-in user
 */
export function Bar({ shell, news }: { shell: Shell; news?: ReactNode }) {
  const { messages, backend } = useWorkspace();
  const { logout } = useCrm();
  const palette = usePalette();
  useShortcuts(shell.keys.read, palette.act);
  const openSettings = () => palette.setOpened('settings');
  return (
    <>
      <header className="print:hidden">
        <div className="crm-bar">
          <LogoMark className="size-6 shrink-0 max-sm:hidden" />
          <SectionsButton />
          <h1 className="heading whitespace-nowrap max-sm:sr-only">{messages.frame.title}</h1>
          {!backend.live && (
            <span className="border-s border-line-2 ps-3 text-xs whitespace-nowrap text-dust max-lg:hidden">
              {messages.frame.demo}
            </span>
          )}
          <SearchButton onOpen={() => void palette.openSheet('palette')} />
          <div className="crm-account">
            {news}
            <button
              type="button"
              className="crm-icon"
              data-widget="accessibility"
              aria-haspopup="dialog"
              aria-label={shell.accessibility.label}
              onClick={shell.accessibility.open}
            >
              <Icon name="accessibility" className="icon size-5" />
            </button>
            <AccountMenu shell={shell} onSettings={openSettings} />
            <button type="button" className="crm-link max-xl:hidden" onClick={openSettings}>
              {messages.frame.settings}
            </button>
            <button type="button" className="crm-link" onClick={logout}>
              <Icon name="log-out" className="icon mx-auto size-5 sm:hidden" />
              <span className="max-sm:sr-only">{messages.frame.logout}</span>
            </button>
          </div>
        </div>
        <TabList />
      </header>
      <OpenSheet palette={palette} keys={shell.keys} />
    </>
  );
}

/** Looks like a field; the actual field is in the palette. */
function SearchButton({ onOpen }: { onOpen: () => void }) {
  const { messages } = useWorkspace();
  return (
    <button
      type="button"
      className="crm-search"
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon name="search" className="icon size-5" />
      <span className="truncate max-sm:sr-only">{messages.palette.open}</span>
      <kbd aria-hidden="true" className="ms-auto text-xs whitespace-nowrap max-sm:hidden">
        Ctrl K
      </kbd>
    </button>
  );
}

function OpenSheet({ palette, keys }: { palette: PaletteState; keys: Toggle }) {
  const { messages, may, store } = useWorkspace();
  const { logout } = useCrm();
  const { generate } = useExport();
  const sections = useSections();
  const areKeysOn = useSyncExternalStore(keys.subscribe, keys.read);
  const { opened, setOpened, loaded } = palette;
  const close = () => setOpened(null);
  if (opened === 'settings')
    return <SettingsDialog areKeysOn={areKeysOn} onKeys={keys.write} onClose={close} />;
  if (!loaded) return null;
  if (opened === 'help') return <loaded.HelpSheet areOn={areKeysOn} onClose={close} />;
  if (opened !== 'palette') return null;
  const commands = commandsOf(
    messages,
    {
      settings: () => setOpened('settings'),
      help: () => void palette.openSheet('help'),
      logout,
      exportAs: (what, format) =>
        void generate(what, format, () => gathered(what, store, messages)),
    },
    may,
    sections,
  );
  return (
    <loaded.Palette
      commands={commands}
      recent={palette.recent}
      onReady={palette.endTyping}
      onChoose={palette.choose}
      onClose={close}
    />
  );
}
