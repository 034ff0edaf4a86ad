import { conflictingChange, keepMine } from '#app/domain/crm/records/conflict.ts';
import type { Collection, Records } from '#app/domain/crm/records/entities.ts';
import { nameOfRecord } from '#app/domain/crm/store/change-groups.ts';
import { useVisit } from '#app/ui/visit.ts';
import { recordFacts } from '../../records/record-facts.ts';
import { useWorkspaceStatus } from '../status.tsx';
import { useWorkspace } from '../workspace.tsx';
import type { OpenConflict } from './open-conflict.ts';
import { VersionsDialog } from './versions-dialog.tsx';

/** Shows the open conflict until it is resolved. */
export function ConflictScreen() {
  const { conflict } = useWorkspaceStatus();
  return conflict && <ConflictDialog {...conflict} />;
}

/** Two versions of a record side by side; one of them is kept. */
function ConflictDialog({ changes, conflict, base, decide }: OpenConflict) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const { conflict: copy } = messages.live;
  const wanted = conflictingChange(keepMine(changes, conflict, base), conflict);
  const mine = wanted?.do === 'put' ? wanted.record : null;
  const theirs = conflict.current;
  const facts = (record: Records[Collection] | null) =>
    record ? recordFacts(conflict.in, record, messages, language) : [];
  const [own, there] = [facts(mine), facts(theirs)];
  const names = (own.length > 0 ? own : there).map(([name]) => name);
  const rows = names.flatMap((name, at) => {
    const [left = '', right = ''] = [own[at]?.[1], there[at]?.[1]];
    return left === right ? [] : [{ name, left, right }];
  });
  const empty = messages.frame.none;
  return (
    <VersionsDialog
      title={copy.title}
      about={nameOfRecord(theirs ?? mine)}
      lead={theirs ? copy.lead : copy.gone}
      rows={rows.map(({ name, left, right }) => ({
        name,
        mine: mine ? left || empty : copy.removing,
        theirs: theirs ? right || empty : copy.removed,
      }))}
      onDecide={decide}
    />
  );
}
