import { Link } from 'react-router';

/** Replaces a list without matches, with a link that resets the filters. */
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
      {/* A full page load, which also empties the uncontrolled fields. */}
      <Link to={all} reloadDocument className="button mt-5">
        {copy.reset}
      </Link>
    </div>
  );
}
