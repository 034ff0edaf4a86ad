import { Link } from 'react-router';
import { useVisit } from '#app/ui/visit.ts';
import type { SearchAnswer } from './search-answer.ts';

/** Suggested pages when there is no result to show. */
export function PopularPages({ title, pages }: { title: string; pages: SearchAnswer['popular'] }) {
  const { address } = useVisit();
  return (
    <section className="mt-14">
      <h2 className="heading mb-5">{title}</h2>
      <ul className="ruled grid-cols-1 md:grid-cols-2">
        {pages.map(({ name, summary, path }) => (
          <li key={path} className="lit p-5">
            <Link to={address(path)} className="card-link inline-block min-h-6 font-medium">
              {name}
            </Link>
            <p className="small mt-1 text-dust">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
