import { useRef, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import type { CrmStore } from '#app/domain/crm/store/store.ts';
import { useSections } from '../use-sections.ts';
import { useWorkspaceQuery, newRecord, workspaceAddress } from '../workspace-query.ts';
import { useWorkspace } from '../workspace.tsx';
import type { HelpSheet } from './help-sheet.tsx';
import type { Palette } from './palette.tsx';
import type { Act } from './shortcuts.ts';
import { typeAhead } from './type-ahead.ts';
import type { Choice } from './use-choices.ts';

/** Maximum number of recent choices, remembered until the page is left. */
const remembered = 5;

/** State of the palette, the help and the settings, and the effects of choices and keys. */
export function usePalette() {
  const { messages, may, store, notify } = useWorkspace();
  const { tab, openRecord } = useWorkspaceQuery();
  const sections = useSections();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'settings' | 'palette' | 'help' | null>(null);
  const [recent, setRecent] = useState<readonly Choice[]>([]);
  const [loaded, setLoaded] = useState<{
    Palette: typeof Palette;
    HelpSheet: ComponentType<Parameters<typeof HelpSheet>[0]>;
  } | null>(null);

  /** Stops capturing keys for the palette while it loads. */
  const typed = useRef<ReturnType<typeof typeAhead> | null>(null);

  function endTyping() {
    const end = typed.current;
    typed.current = null;
    return end?.() ?? null;
  }

  /** Opens a dialog; its code is loaded on first use. */
  async function openSheet(sheet: 'palette' | 'help') {
    if (typed.current) return;
    if (sheet === 'palette') typed.current = typeAhead();
    try {
      const [palette, help] = await Promise.all([
        import('./palette.tsx'),
        import('./help-sheet.tsx'),
      ]);
      setLoaded({ Palette: palette.Palette, HelpSheet: help.HelpSheet });
      setRecent(await existingOf(store, recent));
      setOpened(sheet);
    } catch {
      endTyping();
      notify(messages.palette.failed);
    }
  }

  function choose(choice: Choice) {
    setOpened(null);
    const others = recent.filter(({ key }) => key !== choice.key);
    setRecent([choice, ...others].slice(0, remembered));
    if (typeof choice.does === 'function') choice.does();
    else void navigate(choice.does, { preventScrollReset: true });
  }

  /** @returns false for keys left to other listeners */
  function act(wanted: Act | 'palette'): boolean {
    // While the palette loads, keys are its input and no shortcuts.
    if (typed.current) return true;
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
      if (section && !sections.includes(section)) return false;
      void navigate(workspaceAddress(section), { preventScrollReset: true });
    }
    return true;
  }

  return { opened, setOpened, loaded, recent, openSheet, endTyping, choose, act };
}

/** The choices, without deleted records. */
async function existingOf(store: CrmStore, choices: readonly Choice[]): Promise<readonly Choice[]> {
  const found = await Promise.all(
    choices.map(async ({ key }) => {
      const [kind, id = ''] = key.split('/');
      if (kind !== 'clients' && kind !== 'projects' && kind !== 'tasks') return true;
      return (await store.get(kind, id)) !== null;
    }),
  );
  return choices.filter((_, at) => found[at]);
}
