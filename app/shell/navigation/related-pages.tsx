import { Link } from 'react-router';
import type { KnownPath } from '#app/i18n/paths.ts';
import { useVisit } from '#app/ui/visit.ts';

export interface Related {
  title: string;
  pages: readonly { name: string; path: KnownPath }[];
}

/** Related links for pages whose own text has few. */
export function RelatedPages({ title, pages }: Related) {
  const { address } = useVisit();
  return (
    <nav aria-label={title} className="band border-t border-line">
      <div className="measure">
        <h2 className="title mb-6">{title}</h2>
        <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {pages.map(({ name, path }) => (
            <li key={path}>
              <Link to={address(path)} className="text-link inline-block min-h-6">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
