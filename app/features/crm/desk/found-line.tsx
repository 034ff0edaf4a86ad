import type { Page } from '#app/domain/crm/store.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from './desk.tsx';
import { foundText } from './found-text.ts';

/** How many records were found, with the way back to all of them. */
export function FoundLine({
  page,
  reset,
  onReset,
}: {
  page: Page<unknown> | null;
  /** Name of the button that admits everything. */
  reset: string;
  /** Undefined where nothing is narrowed. */
  onReset: (() => void) | undefined;
}) {
  const { language } = useVisit();
  const { words } = useDesk();
  return (
    <p className="small mt-4 flex flex-wrap items-center gap-x-4 text-dust">
      <span role="status">{page && foundText(language, page, words)}</span>
      {onReset && (
        <button type="button" className="text-link min-h-11" onClick={onReset}>
          {reset}
        </button>
      )}
    </p>
  );
}
