import { Link } from 'react-router';
import type { ErrorCopy, ErrorStatus } from '#app/content/errors/shape.ts';
import { agencyName } from '#app/domain/agency-name.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Main } from '#app/ui/page/main.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** Data that a loader may add to an error: similar addresses, and a search term. */
export interface ErrorDetail {
  term: string;
  nearest: { name: string; address: string }[];
}

function hasStatus(copy: ErrorCopy, status: number): status is ErrorStatus {
  return status in copy.statuses;
}

function isDetail(detail: unknown): detail is ErrorDetail {
  return typeof detail === 'object' && detail !== null && 'nearest' in detail;
}

export function ErrorScreen({
  copy,
  status,
  detail,
}: {
  copy: ErrorCopy;
  status: number;
  detail: unknown;
}) {
  const { address, prefix } = useVisit();
  const { name, message } = copy.statuses[hasStatus(copy, status) ? status : 500];
  const { term, nearest } = isDetail(detail) ? detail : { term: '', nearest: [] };
  return (
    <Main>
      <div className="starfield border-b border-line">
        <title>{`${name} | ${agencyName}`}</title>
        <meta name="robots" content="noindex" />
        <div className="measure grid min-h-[70vh] content-center gap-6 py-24">
          <p className="eyebrow">{name}</p>
          <h1 className="display">{copy.title}</h1>
          <p className="lead">{message}</p>
          {status >= 500 && <p className="lead">{copy.kept}</p>}
          {nearest.length > 0 && (
            <section className="mt-4">
              <h2 className="heading mb-3">{copy.nearest}</h2>
              <ul className="space-y-2">
                {nearest.map((suggestion) => (
                  <li key={suggestion.address}>
                    <Link className="text-link" to={suggestion.address}>
                      {suggestion.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            <Link className="button button-primary" to={address('/')}>
              {copy.home}
            </Link>
            <Link
              className="button"
              to={withPrefix(prefix, term ? `/search?q=${encodeURIComponent(term)}` : '/search')}
            >
              <Icon name="search" className="icon size-4" />
              {term ? fill(copy.searchFor, { term }) : copy.search}
            </Link>
          </div>
        </div>
      </div>
    </Main>
  );
}
