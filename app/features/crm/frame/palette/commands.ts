import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import { exportFormats, type ExportFormat } from '#app/domain/crm/plans/exports.ts';
import type { CrmStore } from '#app/domain/crm/store/store.ts';
import { fill } from '#app/i18n/format.ts';
import { clientExportRows } from '../../clients/client-export.ts';
import type { Exported } from '../../export/use-export.ts';
import { journalExportRows } from '../../journal/journal-export.ts';
import { projectExportRows } from '../../projects/project-export.ts';
import { readAll } from '../../records/read-all.ts';
import { sectionName } from '../title.ts';
import { workspaceAddress, newRecord, type Section, type Tab } from '../workspace-query.ts';
import { shortcuts, type Act } from './shortcuts.ts';
import type { Choice } from './use-choices.ts';

type ExportKind = 'clients' | 'projets' | 'journal';

/** All commands of the palette; records are found separately. */
export function commandsOf(
  messages: CrmCopy,
  does: {
    settings: () => void;
    help: () => void;
    logout: () => void;
    exportAs: (what: ExportKind, format: ExportFormat) => void;
  },
  may: (action: Action) => boolean,
  sections: readonly Section[],
): Choice[] {
  const { palette: copy, frame } = messages;
  const goTo = (tab: Section | null): Choice => ({
    key: `go/${tab ?? 'overview'}`,
    label: tab ? sectionName(messages, tab) : frame.overview,
    does: workspaceAddress(tab),
    keys: keysOf(tab ?? 'overview'),
  });
  const make = (tab: Tab, label: string, button: string): Choice => ({
    key: `new/${tab}`,
    label,
    button,
    does: workspaceAddress(tab, { fiche: newRecord }),
  });
  return [
    goTo(null),
    ...sections.map(goTo),
    ...(may('edit')
      ? [
          make('clients', copy.newClient, messages.clients.add),
          make('projets', copy.newProject, messages.projects.add),
          make('taches', copy.newTask, messages.tasks.quickLabel),
          make('journal', messages.journal.addTitle, messages.journal.add),
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

/** All records of a kind, for an export. */
export async function gathered(
  what: ExportKind,
  store: CrmStore,
  messages: CrmCopy,
): Promise<Exported> {
  const scope = 'everything';
  if (what === 'clients') {
    const records = await readAll(store, 'clients');
    return { scope, records, rows: clientExportRows(records, messages) };
  }
  if (what === 'journal') {
    const records = await readAll(store, 'journal');
    return { scope, records, rows: journalExportRows(records, messages) };
  }
  const records = await readAll(store, 'projects');
  return {
    scope,
    records,
    rows: projectExportRows(records, await readAll(store, 'clients'), messages),
  };
}
