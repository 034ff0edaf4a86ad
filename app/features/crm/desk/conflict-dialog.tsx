import { conflictingChange, keepMine } from '#app/domain/crm/conflict.ts';
import type { Collection, Records } from '#app/domain/crm/entities.ts';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { recordFacts } from './record-facts.ts';
import { useDesk } from './desk.tsx';
import { useDeskStatus } from './desk-status.tsx';
import type { OpenConflict } from './open-conflict.ts';

/** What somebody else has changed meanwhile, while it has to be decided about. */
export function ConflictScreen() {
  const { conflict } = useDeskStatus();
  return conflict && <ConflictDialog {...conflict} />;
}

/** Two versions of a record side by side, of which one is to stand. */
function ConflictDialog({ changes, conflict, base, decide }: OpenConflict) {
  const { language } = useVisit();
  const { words } = useDesk();
  const { conflict: copy } = words.live;
  const wanted = conflictingChange(keepMine(changes, conflict, base), conflict);
  const mine = wanted?.do === 'put' ? wanted.record : null;
  const theirs = conflict.current;
  const facts = (record: Records[Collection] | null) =>
    record ? recordFacts(conflict.in, record, words, language) : [];
  const [own, there] = [facts(mine), facts(theirs)];
  const names = (own.length > 0 ? own : there).map(([name]) => name);
  const rows = names.flatMap((name, at) => {
    const [left = '', right = ''] = [own[at]?.[1], there[at]?.[1]];
    return left === right ? [] : [{ name, left, right }];
  });
  const empty = words.frame.none;
  return (
    <Modal title={copy.title} close={copy.takeTheirs} onClose={() => decide('theirs')}>
      <p className="text-dust">{theirs ? copy.lead : copy.gone}</p>
      {rows.length === 0 ? (
        <p className="mt-4">{copy.same}</p>
      ) : (
        <table className="mt-4 w-full table-fixed text-left">
          <thead className="small text-dust">
            <tr>
              <th scope="col" className="w-1/4 py-2 pr-3 font-normal">
                {copy.field}
              </th>
              <th scope="col" className="py-2 pr-3 font-normal">
                {copy.mine}
              </th>
              <th scope="col" className="py-2 font-normal">
                {copy.theirs}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, left, right }) => (
              <tr key={name} className="border-t border-line align-top">
                <th scope="row" className="small py-2 pr-3 font-normal wrap-anywhere text-dust">
                  {name}
                </th>
                <td dir="auto" className="py-2 pr-3 whitespace-pre-line wrap-anywhere">
                  {mine ? left || empty : copy.removing}
                </td>
                <td dir="auto" className="py-2 whitespace-pre-line wrap-anywhere">
                  {theirs ? right || empty : copy.removed}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="button button-primary" onClick={() => decide('mine')}>
          {copy.keepMine}
        </button>
        <button type="button" className="button" onClick={() => decide('theirs')}>
          {copy.takeTheirs}
        </button>
      </div>
    </Modal>
  );
}
