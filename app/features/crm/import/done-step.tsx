import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { doneText } from './import-result.ts';
import { StepHead } from './step-head.tsx';
import type { ImportState } from './use-import.ts';

/** Imported and rejected rows, with a revert button. */
export function DoneStep({
  state,
  onClose,
  onAgain,
}: {
  state: Extract<ImportState, { step: 'done' }>;
  onClose: () => void;
  onAgain: () => void;
}) {
  const { language } = useVisit();
  const {
    messages: { importing: copy, frame },
  } = useWorkspace();
  const { is, kept, joined, duplicates, invalid, lostCells } = state;
  return (
    <>
      {is === 'undone' ? (
        <div className="grid gap-2">
          <StepHead>{frame.undone}</StepHead>
          {kept && <p>{kept}</p>}
        </div>
      ) : (
        <div className="grid gap-2">
          <StepHead>{doneText(language, copy, state)}</StepHead>
          {joined > 0 && <p>{fill(copy.joined, { count: formatNumber(language, joined) })}</p>}
          {duplicates + invalid > 0 && (
            <p>
              {fill(copy.left, {
                duplicates: formatNumber(language, duplicates),
                invalid: formatNumber(language, invalid),
              })}
            </p>
          )}
          {lostCells > 0 && (
            <p>{fill(copy.lostCells, { count: formatNumber(language, lostCells) })}</p>
          )}
          <p className="small text-dust">{copy.undoHint}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-primary" onClick={onClose}>
          {copy.seeClients}
        </button>
        <button type="button" className="button" onClick={onAgain}>
          {copy.again}
        </button>
      </div>
    </>
  );
}
