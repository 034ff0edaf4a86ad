import { Link } from 'react-router';
import type { Headline as HeadlineText } from '#app/content/headline.ts';
import { Headline } from '#app/ui/page/headline.tsx';
import type { KnownPath } from '#app/i18n/paths.ts';
import { useVisit } from '#app/ui/visit.ts';

export interface Related {
  title: HeadlineText;
  pages: readonly { name: string; path: KnownPath }[];
}

/** Where a page leads whose own text has few links. */
export function RelatedPages({ title, pages }: Related) {
  const { address, isOpen } = useVisit();
  return (
    <nav aria-labelledby="related" className="band border-t border-line">
      <div className="measure">
        <h2 id="related" className="title mb-6">
          <Headline text={title} />
        </h2>
        <ul className="gap-x-8 sm:columns-2 lg:columns-3">
          {pages
            .map(({ name, path }) => ({ name, to: address(path) }))
            .filter(({ to }) => isOpen(to))
            .map(({ name, to }) => (
              <li key={to}>
                <Link to={to} className="text-link inline-block py-2">
                  {name}
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}
