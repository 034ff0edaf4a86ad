import { useId, useState, type ReactNode } from 'react';
import type { Page } from '#app/domain/crm/store/store.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { ResultCount } from '../records/result-count.tsx';
import type { Filters } from './use-filters.ts';

interface FilterBarProps {
  /** The section's heading; its tab already shows it. */
  title: string;
  filters: Pick<Filters<unknown>, 'isNarrowed' | 'reset' | 'resets' | 'countOf'>;
  /** The results, for their count. */
  page: Page<unknown> | null;
  /** Label of the button that clears the filters. */
  reset: string;
  search?: ReactNode;
  chips?: ReactNode;
  /** Whether a phone shows the chips only with the folded filters; not needed where they fit on one line. */
  areChipsFolded?: boolean;
  /** The filters behind the button, by their names in the table of filters. */
  folded?: { names: readonly string[]; fields: ReactNode };
  actions: ReactNode;
}

/**
 * A section's head in one line: search, the most used filter, the other filters behind a button, the number of results,
 * and the section's actions.
 */
export function FilterBar({
  title,
  filters,
  page,
  reset,
  search,
  chips,
  areChipsFolded = true,
  folded,
  actions,
}: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  return (
    <div className="filter-bar">
      <h2 className="sr-only">{title}</h2>
      <div key={filters.resets} className="filter-line">
        {search && <div className="filter-search">{search}</div>}
        {chips && (
          <div
            className="filter-chips"
            data-folds={folded && areChipsFolded ? '' : undefined}
            data-open={isOpen ? '' : undefined}
          >
            {chips}
          </div>
        )}
        {folded && (
          <FoldButton
            panel={panel}
            count={filters.countOf(folded.names)}
            isOpen={isOpen}
            onToggle={() => setIsOpen(!isOpen)}
          />
        )}
        <ResultCount page={page} reset={reset} filters={filters} />
        <div className="filter-actions">{actions}</div>
      </div>
      {folded && (
        <div key={`folded-${filters.resets}`} id={panel} hidden={!isOpen} className="filter-fields">
          {folded.fields}
        </div>
      )}
    </div>
  );
}

function FoldButton({
  panel,
  count,
  isOpen,
  onToggle,
}: {
  panel: string;
  /** Number of filters set behind it. */
  count: number;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { language } = useVisit();
  const {
    messages: { frame },
  } = useWorkspace();
  return (
    <button
      type="button"
      className="button px-4"
      aria-expanded={isOpen}
      aria-controls={panel}
      onClick={onToggle}
    >
      <Icon name="funnel" className="icon size-5" />
      {count > 0 ? (
        fill(frame.filtersSet, { count: formatNumber(language, count) })
      ) : (
        <span className="action-label max-sm:sr-only">{frame.filters}</span>
      )}
    </button>
  );
}
