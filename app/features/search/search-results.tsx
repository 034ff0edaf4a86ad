import { Link } from 'react-router';
import type { SearchCopy } from '#app/content/search/shape.ts';
import type { DocumentKind } from '#app/domain/search/search-document.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { fill } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { SearchAnswer } from './search-answer.ts';

/** Results, best first, with filters by kind. */
export function SearchResults({ copy, answer }: { copy: SearchCopy; answer: SearchAnswer }) {
  const { language, prefix } = useVisit();
  const { term, kind, kinds, count, total, results, page, pages } = answer;
  const narrowed = (to: DocumentKind | null, at = 1) => {
    const query = { q: term, ...(to && { kind: to }), ...(at > 1 && { page: String(at) }) };
    return withPrefix(prefix, `/search?${new URLSearchParams(query)}`);
  };
  return (
    <section className="mt-12">
      <div role="status">
        <h2 className="heading">{fill(plural(language, count, copy.found), { term })}</h2>
      </div>
      {(kinds.length > 1 || kind) && (
        <nav aria-label={copy.filter} className="mt-5">
          <ul className="flex flex-wrap gap-2">
            <Facet to={narrowed(null)} isChosen={!kind} name={copy.all} count={total} />
            {kinds.map((each) => (
              <Facet
                key={each.kind}
                to={narrowed(each.kind)}
                isChosen={each.kind === kind}
                name={plural(language, each.count, copy.kinds[each.kind])}
                count={each.count}
              />
            ))}
          </ul>
        </nav>
      )}
      <ol className="mt-8 border-t border-line empty:hidden">
        {results.map((result) => (
          <li key={result.address + result.title} className="border-b border-line py-6">
            <p className="small text-aurora">{copy.kinds[result.kind].one}</p>
            <h3 className="heading mt-1">
              <Link to={withPrefix(prefix, result.address)} className="hover:text-lumen">
                <Marked text={result.title} ranges={result.titleMarks} />
              </Link>
            </h3>
            <p className="mt-2 max-w-[65ch] text-dust">
              <Marked text={result.passage} ranges={result.passageMarks} />
            </p>
          </li>
        ))}
      </ol>
      {pages > 1 && (
        <Pages copy={copy.pages} page={page} pages={pages} to={(at) => narrowed(kind, at)} />
      )}
    </section>
  );
}

interface PagesProps {
  copy: SearchCopy['pages'];
  page: number;
  pages: number;
  /** Address of a page. */
  to: (page: number) => string;
}

function Pages({ copy, page, pages, to }: PagesProps) {
  return (
    <nav aria-label={copy.label} className="mt-8 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className="button">
          <Icon name="chevron-left" className="icon size-4" />
          {copy.previous}
        </Link>
      )}
      <p className="tabular text-dust">
        {fill(copy.at, { page: String(page), pages: String(pages) })}
      </p>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className="button">
          {copy.next}
          <Icon name="chevron-right" className="icon size-4" />
        </Link>
      )}
    </nav>
  );
}

interface FacetProps {
  to: string;
  isChosen: boolean;
  name: string;
  count: number;
}

function Facet({ to, isChosen, name, count }: FacetProps) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={isChosen ? 'page' : undefined}
        className="chip"
      >
        {name} <span className="tabular text-dust">{count}</span>
      </Link>
    </li>
  );
}

/** A text with highlighted ranges, in UTF-16 units, in order. */
function Marked({
  text,
  ranges,
}: {
  text: string;
  ranges: readonly (readonly [start: number, end: number])[];
}) {
  return (
    <>
      {ranges.map(([start, end], at) => (
        <span key={start}>
          {text.slice(ranges[at - 1]?.[1] ?? 0, start)}
          <mark className="bg-transparent font-semibold text-lumen">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
