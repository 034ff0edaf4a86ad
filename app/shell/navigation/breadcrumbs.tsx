import { Fragment } from 'react';
import { Link } from 'react-router';
import type { KnownPath } from '#app/i18n/paths.ts';
import { useShell } from '#app/shell/visit-provider.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** Links to the home page and to the page's parent list, above the headline. */
export function Breadcrumbs({
  current,
  parent,
}: {
  current: string;
  parent?: { name: string; path: KnownPath };
}) {
  const { address } = useVisit();
  const copy = useShell()?.copy.breadcrumbs;
  if (!copy) return null;
  const way = [{ name: copy.home, path: '/' as const }, ...(parent ? [parent] : [])];
  return (
    <nav aria-label={copy.label} className="small text-dust">
      <ol className="flex flex-wrap items-center gap-2">
        {way.map(({ name, path }) => (
          <Fragment key={path}>
            <li>
              <Link
                to={address(path)}
                className="inline-flex min-h-6 min-w-6 items-center hover:text-star"
              >
                {name}
              </Link>
            </li>
            <li aria-hidden="true">/</li>
          </Fragment>
        ))}
        {/* One line in any font: the headline below repeats truncated text. */}
        <li aria-current="page" className="min-w-0 flex-1 basis-24 truncate">
          {current}
        </li>
      </ol>
    </nav>
  );
}
