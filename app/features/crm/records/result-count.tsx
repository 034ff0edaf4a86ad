import type { Page } from '#app/domain/crm/store/store.ts';
import { useVisit } from '#app/ui/visit.ts';
import type { Filters } from '../filters/use-filters.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { resultText } from './count-text.ts';

/** Number of results, with a button that clears the filters. */
export function ResultCount({
  page,
  reset,
  filters,
}: {
  page: Page<unknown> | null;
  /** Label of the button that clears the filters. */
  reset: string;
  filters: Pick<Filters<unknown>, 'isNarrowed' | 'reset'>;
}) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  return (
    <p className="small flex flex-wrap items-center gap-x-3 text-dust">
      <span role="status" className="whitespace-nowrap max-sm:sr-only">
        {page && resultText(language, page, messages)}
      </span>
      {filters.isNarrowed && (
        <button type="button" className="text-link min-h-control" onClick={filters.reset}>
          {reset}
        </button>
      )}
    </p>
  );
}
