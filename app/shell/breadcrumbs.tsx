import { Link } from 'react-router';
import { useShell } from './visit-provider.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** The way back to the home page, above a page's headline. */
export function Breadcrumbs({ current }: { current: string }) {
  const { address } = useVisit();
  const copy = useShell()?.copy.breadcrumbs;
  if (!copy) return null;
  return (
    <nav aria-label={copy.label} className="small text-dust">
      <ol className="flex flex-wrap items-center gap-2">
        <li>
          <Link
            to={address('/')}
            className="inline-flex min-h-6 min-w-6 items-center hover:text-star"
          >
            {copy.home}
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
