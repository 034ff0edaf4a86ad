import type { Action } from '../permissions.ts';
import type { Collection, Records } from '../records/entities.ts';
import type { Change } from '../store/store.ts';

/** Adding this number of clients or more in one plan needs the import permission. */
const importFrom = 50;

/** A change, the current record, and whether it restores one from the bin. */
interface Step {
  change: Change;
  before: Records[Collection] | null;
  isRestoring: boolean;
}

/** The permissions that a plan needs, derived from its changes. */
export function neededActions(steps: readonly Step[]): ReadonlySet<Action> {
  const needed = new Set<Action>();
  let newClients = 0;
  for (const { change, before, isRestoring } of steps) {
    if (change.do === 'remove') {
      needed.add('delete');
      continue;
    }
    needed.add('edit');
    if (change.in === 'journal') {
      const { relatedTo } = change.record;
      if (relatedTo.type === 'prospection') needed.add('prospect');
      if (relatedTo.type === 'system' && relatedTo.id === 'export') needed.add('export');
    }
    if (before && ownerOf(change.in, before) !== ownerOf(change.in, change.record))
      needed.add('assign');
    if (isRestoring) needed.add('restore');
    else if (change.in === 'clients' && !before) newClients += 1;
  }
  if (newClients >= importFrom) needed.add('import');
  return needed;
}

/** The owner of a client or project. Any user may reassign a task. */
function ownerOf(collection: Collection, record: Records[Collection]): string | null {
  if (collection === 'clients') return (record as Records['clients']).assignedTo;
  return collection === 'projects' ? (record as Records['projects']).assignedTeamMember : null;
}
