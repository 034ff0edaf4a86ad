import { useState } from 'react';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { ExportItems } from '../../../export/export-buttons.tsx';
import { Menu } from '../../../frame/menu.tsx';
import { May } from '../../../frame/staff-context.tsx';
import { useWorkspace } from '../../../frame/workspace.tsx';
import { clientExportRows } from '../../client-export.ts';
import { countSelected, nothingSelected } from '../selection.ts';
import { DeleteButton } from './bulk-delete.tsx';
import { OwnerItems, StatusItems, TagForm } from './bulk-menus.tsx';
import { FollowUpDialog } from './bulk-task.tsx';
import { useBulk, type Bulk, type BulkProps } from './use-bulk.ts';

/** Bulk actions on the selected clients; each is reverted as a whole. */
export function BulkBar(props: BulkProps & { onSelectAll: () => void }) {
  const { language } = useVisit();
  const {
    messages: { clientList: copy },
  } = useWorkspace();
  const { selection, total, onSelection, onSelectAll } = props;
  const bulk = useBulk(props);
  const count = countSelected(selection, total);
  if (count === 0) return null;
  return (
    <section
      aria-label={copy.bulk}
      aria-busy={bulk.isRunning}
      className="flex flex-wrap items-center gap-2 py-1.5 aria-busy:opacity-60"
    >
      <p role="status" className="me-2 font-semibold">
        {plural(language, count, copy.selected)}
      </p>
      <Changes bulk={bulk} />
      {count === 2 && (
        <May action="merge">
          <button
            type="button"
            className="button disabled:opacity-60"
            disabled={bulk.isBusy}
            onClick={bulk.merge}
          >
            {copy.merge.open}
          </button>
        </May>
      )}
      <ExportMenu bulk={bulk} />
      <May action="delete">
        <DeleteButton bulk={bulk} count={count} />
      </May>
      {count < total && (
        <button type="button" className="text-link min-h-control px-1" onClick={onSelectAll}>
          {plural(language, total, copy.selectAll)}
        </button>
      )}
      <button
        type="button"
        className="text-link min-h-control px-1"
        onClick={() => onSelection(nothingSelected)}
      >
        {copy.selectNone}
      </button>
    </section>
  );
}

/** Owner, status, tags, and a new task for each client. */
function Changes({ bulk }: { bulk: Bulk }) {
  const { messages } = useWorkspace();
  const { clients, clientList: copy, record } = messages;
  const [isAddingTask, setIsAddingTask] = useState(false);
  // Kept outside the menu, which closes before it is known whether the tag was saved.
  const [tag, setTag] = useState('');
  return (
    <>
      <May action="assign">
        <BulkMenu label={clients.owner}>
          <OwnerItems bulk={bulk} />
        </BulkMenu>
      </May>
      <May action="edit">
        <BulkMenu label={copy.sorts.status}>
          <StatusItems bulk={bulk} />
        </BulkMenu>
        <BulkMenu label={record.tags}>
          <TagForm bulk={bulk} typed={tag} onType={setTag} />
        </BulkMenu>
        <button type="button" className="button" onClick={() => setIsAddingTask(true)}>
          {copy.followUp}
        </button>
        {isAddingTask && <FollowUpDialog bulk={bulk} onClose={() => setIsAddingTask(false)} />}
      </May>
    </>
  );
}

function BulkMenu({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Menu
      className="button"
      trigger={
        <>
          {label}
          <Icon name="chevron-down" className="icon size-4" />
        </>
      }
    >
      {children}
    </Menu>
  );
}

function ExportMenu({ bulk }: { bulk: Bulk }) {
  const { messages } = useWorkspace();
  return (
    <May action="export">
      <BulkMenu label={messages.clientList.exportSelected}>
        <ExportItems
          what="clients"
          gather={async () => {
            const records = await bulk.gather();
            return { records, rows: clientExportRows(records, messages), scope: 'selection' };
          }}
        />
      </BulkMenu>
    </May>
  );
}
