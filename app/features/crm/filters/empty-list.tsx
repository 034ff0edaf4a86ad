import type { ReactNode } from 'react';
import type { Filters } from './use-filters.ts';

interface EmptyListProps {
  filters: Pick<Filters<unknown>, 'isNarrowed' | 'reset'>;
  /** Heading when nothing matches the filters. */
  noMatch: string;
  /** How to find something after all. */
  advice?: string | false | undefined;
  /** Label of the button that clears the filters. */
  reset: string;
  /** Heading when there is nothing to filter yet. */
  none: string;
  /** What to do when there is nothing yet. */
  children?: ReactNode;
}

/** Replaces a list without records: either none match the filters, or there are none yet. */
export function EmptyList({ filters, noMatch, advice, reset, none, children }: EmptyListProps) {
  return (
    <div className="grid justify-items-center gap-4 px-4 py-16 text-center">
      <p className="heading">{filters.isNarrowed ? noMatch : none}</p>
      {filters.isNarrowed ? (
        <>
          {advice && <p className="text-dust">{advice}</p>}
          <button type="button" className="button" onClick={filters.reset}>
            {reset}
          </button>
        </>
      ) : (
        children
      )}
    </div>
  );
}
