import { useEffect, useRef, useState } from 'react';
import type { Assignee } from '#app/domain/leads/inbox.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { EmptyList } from '../filters/empty-list.tsx';
import { useFilters, type Filters } from '../filters/use-filters.ts';
import { useWorkspaceQuery } from '../frame/workspace-query.ts';
import { InboxBar, TimeZone } from './inbox-bar.tsx';
import { useInbox } from './inbox-context.tsx';
import { LeadDetail } from './lead-detail.tsx';
import { leadFilters, leadQuery } from './lead-filters.ts';
import { LeadList, rowId } from './lead-list.tsx';
import { useLeads } from './use-leads.ts';

/** The list on the left, one message on the right; on phones, one after the other. */
export function MessagesView({ onTeam }: { onTeam: (team: readonly Assignee[]) => void }) {
  const { messages } = useInbox();
  const { get, set } = useWorkspaceQuery();
  const [pages, setPages] = useState(1);
  const filters = useFilters(leadFilters, () => setPages(1));
  const current = get('lead');
  const leads = useLeads(leadQuery(filters.values), pages);
  const { page, reload } = leads;
  useFocusOnReturn(current);

  return (
    <>
      {/* Replaces the bar's heading, which is hidden with the bar. */}
      {current && <h2 className="sr-only lg:hidden">{messages.title}</h2>}
      <div className={current ? 'max-lg:hidden' : undefined}>
        <InboxBar filters={filters} page={page} onTeam={onTeam} />
      </div>
      <div className="grid grid-cols-1 gap-x-6 lg:grid-cols-[minmax(22rem,2fr)_5fr]">
        <div
          className={`min-w-0 lg:sticky lg:top-0 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:border-e lg:border-line ${
            current ? 'max-lg:hidden' : ''
          }`}
        >
          <FoundLeads leads={leads} current={current} filters={filters} />
          {page?.next !== undefined && (
            <button type="button" className="button my-4" onClick={() => setPages(pages + 1)}>
              {messages.more}
            </button>
          )}
          {/* Wider screens show it in the bar. */}
          <TimeZone className="py-3 text-center sm:hidden" />
        </div>
        <div className={current ? 'min-w-0' : 'min-w-0 max-lg:hidden'}>
          {current ? (
            <LeadDetail
              key={current}
              id={current}
              onChange={reload}
              onClose={() => set({ lead: '' })}
            />
          ) : (
            <p className="heading py-24 text-center text-dust">{messages.choose}</p>
          )}
        </div>
      </div>
    </>
  );
}

/** Focuses the list item of the lead that was closed. */
function useFocusOnReturn(current: string): void {
  const left = useRef('');
  useEffect(() => {
    if (current === '' && left.current !== '')
      document.querySelector<HTMLElement>(`#${CSS.escape(rowId(left.current))}`)?.focus();
    left.current = current;
  }, [current]);
}

function FoundLeads({
  leads: { page, failure, reload },
  current,
  filters,
}: {
  leads: ReturnType<typeof useLeads>;
  current: string;
  filters: Pick<Filters<unknown>, 'isNarrowed' | 'reset'>;
}) {
  const { language } = useVisit();
  const { messages } = useInbox();
  return (
    <>
      {failure && (
        <div
          role="alert"
          className="my-3 flex flex-wrap items-center gap-3 rounded-tile border border-band-red p-4"
        >
          <p className="min-w-0 grow">{messages.failure[failure]}</p>
          <button type="button" className="button" onClick={reload}>
            {messages.reload}
          </button>
        </div>
      )}
      <p role="status" className="sr-only">
        {page ? plural(language, page.items.length, messages.count) : !failure && messages.loading}
      </p>
      {!page && !failure && (
        <p aria-hidden="true" className="py-12 text-center text-dust">
          {messages.loading}
        </p>
      )}
      {page?.items.length === 0 && (
        <EmptyList
          filters={filters}
          noMatch={messages.emptyFilter}
          reset={messages.clear}
          none={messages.empty}
        />
      )}
      {page && page.items.length > 0 && <LeadList items={page.items} current={current} />}
    </>
  );
}
