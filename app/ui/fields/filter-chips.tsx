import { Link } from 'react-router';

interface Chip {
  /** Label of the choice. */
  id: string;
  to: string;
  name: string;
  /** Number of results. */
  count: number;
}

/** One link per choice, with its number of results. Links work without scripts. */
export function FilterChips({
  label,
  chips,
  chosen,
  replace = false,
  className,
}: {
  /** Accessible name of the group. */
  label: string;
  chips: readonly Chip[];
  /** Id of the current choice. */
  chosen: string;
  /** Whether a choice replaces the current history entry. */
  replace?: boolean;
  className?: string;
}) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ id, to, name, count }) => (
          <li key={id}>
            <Link
              to={to}
              replace={replace}
              preventScrollReset
              aria-current={id === chosen ? 'page' : undefined}
              className="chip"
            >
              {name} <span className="tabular text-dust">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
