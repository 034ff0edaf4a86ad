import { Link } from 'react-router';
import { mostHits, type FoundGroup } from '#app/domain/crm/search/search-hits.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { SearchField } from '../fields/search-field.tsx';
import { useRead } from '../frame/use-read.ts';
import { searchParameter, useWorkspaceQuery } from '../frame/workspace-query.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { hitAddress, stateText } from './found-place.ts';

/** All results of a search over every collection. */
export function SearchResults() {
  const { language } = useVisit();
  const { store, messages } = useWorkspace();
  const { get, set } = useWorkspaceQuery();
  const text = get(searchParameter);
  const { palette: copy } = messages;
  const { data, isCurrent, error, reload } = useRead(
    text,
    () => store.search({ text, limit: mostHits }),
    (again) => store.subscribe(again),
  );
  const groups = data ?? [];
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <section
      className="workspace-panel max-w-[75rem] pt-2"
      aria-busy={!isCurrent && error === null}
    >
      <h2 className="heading wrap-anywhere">{fill(copy.resultsFor, { text })}</h2>
      <form
        role="search"
        className="mt-2 flex max-w-[36rem] gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get(searchParameter);
          if (typeof typed === 'string') set({ [searchParameter]: typed.trim() || text });
        }}
      >
        <div className="min-w-0 grow">
          <SearchField
            key={text}
            id="search-results"
            name={searchParameter}
            label={copy.searchLabel}
            defaultValue={text}
          />
        </div>
        <button type="submit" className="button">
          {copy.searchSubmit}
        </button>
      </form>
      <p role="status" className="small mt-3 text-dust">
        {error === null
          ? isCurrent
            ? plural(language, count, copy.resultCount)
            : messages.frame.loading
          : ''}
      </p>
      {isCurrent && count === 0 && <p className="mt-3">{copy.advice}</p>}
      {error !== null && (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-3">
          <p>{copy.searchFailed}</p>
          <button type="button" className="button" onClick={reload}>
            {messages.live.retry}
          </button>
        </div>
      )}
      {groups.map((group) => (
        <FoundRecords key={group.in} group={group} />
      ))}
    </section>
  );
}

function FoundRecords({ group: { in: place, hits, hasMore } }: { group: FoundGroup }) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const { palette: copy } = messages;
  const heading = `found-${place}`;
  return (
    <section aria-labelledby={heading} className="mt-6">
      <h3 id={heading} className="font-semibold">
        {copy.groups[place]}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {hits.map((hit) => (
          <li key={hit.id} className="lit relative flex flex-wrap items-baseline gap-x-3 px-2 py-2">
            <Link
              to={hitAddress(place, hit)}
              preventScrollReset
              className="card-link min-w-0 font-semibold wrap-anywhere"
            >
              {hit.title}
            </Link>
            <span className="small text-dust">{stateText(messages, place, hit)}</span>
            <time dateTime={hit.at} className="small ml-auto text-dust">
              {formatDate(language, hit.at)}
            </time>
            {hit.excerpt && (
              <p dir="auto" className="small w-full text-dust wrap-anywhere">
                {hit.excerpt}
              </p>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className="small mt-2 text-dust">{fill(copy.newestOnly, { count: String(mostHits) })}</p>
      )}
    </section>
  );
}
