import type { CrmCopy } from '#app/content/crm/shape.ts';
import { exportFormats, type ExportFormat } from '#app/domain/crm/exports.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import type { CrmStore } from '#app/domain/crm/store.ts';
import { clientsTable } from '../clients/clients-table.ts';
import { deskAddress, newRecord, tabs, type Tab } from '../desk-query.ts';
import { journalTable } from '../journal-table.ts';
import { projectsTable } from '../projects-table.ts';
import { readAll } from '../read-all.ts';
import type { Exported } from '../use-export.ts';
import { shortcuts, type Act } from './shortcuts.ts';
import type { Choice } from './use-choices.ts';

type ExportKind = 'clients' | 'projets' | 'journal';

/** Everything that the palette can do besides opening a record. */
export function commandsOf(
  words: CrmCopy,
  does: {
    settings: () => void;
    help: () => void;
    logout: () => void;
    exportAs: (what: ExportKind, format: ExportFormat) => void;
  },
  may: (action: Action) => boolean,
): Choice[] {
  const { palette: copy, frame } = words;
  const goTo = (tab: Tab | null): Choice => ({
    key: `go/${tab ?? 'overview'}`,
    label: tab ? frame.tabs[tab] : frame.overview,
    does: deskAddress(tab),
    keys: keysOf(tab ?? 'overview'),
  });
  const make = (tab: Tab, label: string): Choice => ({
    key: `new/${tab}`,
    label,
    does: deskAddress(tab, { fiche: newRecord }),
  });
  return [
    goTo(null),
    ...tabs.map(goTo),
    ...(may('edit')
      ? [
          make('clients', copy.newClient),
          make('projets', copy.newProject),
          make('taches', copy.newTask),
          make('journal', words.journal.addTitle),
        ]
      : []),
    ...(may('export') ? (['clients', 'projets', 'journal'] as const) : []).flatMap((what) =>
      exportFormats.map((format) => ({
        key: `export/${what}/${format}`,
        label: fill(copy.exports[what], { format }),
        does: () => does.exportAs(what, format),
      })),
    ),
    { key: 'settings', label: frame.settings, does: does.settings },
    { key: 'help', label: copy.help, does: does.help, keys: keysOf('help') },
    { key: 'logout', label: frame.logout, does: does.logout },
  ];
}

function keysOf(act: Act): readonly string[] {
  return shortcuts.find((shortcut) => shortcut.act === act)?.keys ?? [];
}

/** All records of a kind, as they are exported. */
export async function gathered(
  what: ExportKind,
  store: CrmStore,
  words: CrmCopy,
  language: Language,
): Promise<Exported> {
  if (what === 'clients') {
    const records = await readAll(store, 'clients');
    return { records, rows: clientsTable(records, words) };
  }
  if (what === 'journal') {
    const records = await readAll(store, 'journal');
    return { records, rows: journalTable(records, words, language) };
  }
  const records = await readAll(store, 'projects');
  return { records, rows: projectsTable(records, await readAll(store, 'clients'), words) };
}
