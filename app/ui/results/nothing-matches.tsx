import { Link } from 'react-router';

/** What stands in place of a list that filters have left empty, with the way back to all of it. */
export function NothingMatches({
  copy,
  all,
  className = '',
}: {
  copy: { title: string; hint: string; reset: string };
  /** Address of the list without filters. */
  all: string;
  className?: string;
}) {
  return (
    <div className={`panel p-8 ${className}`}>
      <p className="heading">{copy.title}</p>
      <p className="mt-2 text-dust">{copy.hint}</p>
      {/* A whole new page, so that the fields, which are the visitor's own, are empty too. */}
      <Link to={all} reloadDocument className="button mt-5">
        {copy.reset}
      </Link>
    </div>
  );
}
