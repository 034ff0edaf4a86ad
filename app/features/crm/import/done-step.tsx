import { fill, formatNumber } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from '../desk.tsx';
import { StepHead } from './step-head.tsx';
import type { ImportState } from './use-import.ts';

/** What was imported, what was not, and the way back. */
export function DoneStep({
  state: { count, duplicates, invalid },
  onClose,
  onAgain,
}: {
  state: Extract<ImportState, { step: 'done' }>;
  onClose: () => void;
  onAgain: () => void;
}) {
  const { language } = useVisit();
  const {
    words: { importing: copy },
  } = useDesk();
  return (
    <>
      <div className="grid gap-2">
        <StepHead>{plural(language, count, copy.done)}</StepHead>
        {duplicates + invalid > 0 && (
          <p>
            {fill(copy.left, {
              duplicates: formatNumber(language, duplicates),
              invalid: formatNumber(language, invalid),
            })}
          </p>
        )}
        <p className="small text-dust">{copy.undoHint}</p>
      </div>
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
