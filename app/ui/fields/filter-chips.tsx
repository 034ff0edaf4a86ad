import { Link } from 'react-router';

interface Chip {
  /** Names the choice in lists of chips. */
  id: string;
  to: string;
  name: string;
  /** How many there are of it. */
  count: number;
}

/** One link a way to narrow a list, each with how much it leaves. They are addresses, so that they work without scripts. */
export function FilterChips({
  label,
  chips,
  chosen,
  replace = false,
  className,
}: {
  /** Names the links together. */
  label: string;
  chips: readonly Chip[];
  /** Id of the one that holds. */
  chosen: string;
  /** Whether a choice takes the place of the last one in the history. */
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
