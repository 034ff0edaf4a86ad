import type { Collection, Records } from './entities.ts';
import type { Action } from './permissions.ts';
import type { Change } from './store.ts';

/** So many new clients in one plan are an import, whatever it is called. */
const importFrom = 50;

/** A change, the record that it is about as it is now, and whether it puts back what had been removed. */
interface Step {
  change: Change;
  before: Records[Collection] | null;
  isRestoring: boolean;
}

/** What somebody has to be allowed for a plan, seen from what it does: whatever the plan is called is not to be believed. */
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

/** Who looks after a client or project; tasks are handed on by anybody. */
function ownerOf(collection: Collection, record: Records[Collection]): string | null {
  if (collection === 'clients') return (record as Records['clients']).assignedTo;
  return collection === 'projects' ? (record as Records['projects']).assignedTeamMember : null;
}
