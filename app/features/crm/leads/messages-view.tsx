import { useEffect, useRef, useState } from 'react';
import { leadStatuses, type LeadStatus } from '#app/domain/leads/lead.ts';
import type { Assignee, LeadPage, LeadQuery } from '#app/domain/leads/inbox.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Chips } from '../desk/chips.tsx';
import { useDeskQuery } from '../desk/desk-query.ts';
import { SelectField } from '../desk/select-field.tsx';
import { useInbox } from './inbox-context.tsx';
import { LeadDetail } from './lead-detail.tsx';
import { LeadList, lineId } from './lead-list.tsx';
import { TeamPanel } from './team-panel.tsx';
import { useLeads } from './use-leads.ts';

const shown = ['open', ...leadStatuses, 'all'] as const;
type Shown = (typeof shown)[number];

const open: readonly LeadStatus[] = ['new', 'assigned'];

/** The list on the left, one message on the right; on phones, one after the other. */
export function MessagesView({ onTeam }: { onTeam: (team: readonly Assignee[]) => void }) {
  const { language } = useVisit();
  const { words, client, may, team } = useInbox();
  const { get, set } = useDeskQuery();
  const [pages, setPages] = useState(1);

  const state: Shown = shown.find((each) => each === get('etat')) ?? 'open';
  const [assignedTo, search, current] = [get('personne'), get('q'), get('lead')];
  const query: LeadQuery = {
    ...(state !== 'all' && { status: state === 'open' ? open : [state] }),
    ...(assignedTo && { assignedTo }),
    ...(search && { search }),
  };
  const { page, failure, reload } = useLeads(client, query, pages);
  const isNarrowed = assignedTo !== '' || search !== '' || state !== 'open';

  function narrow(values: Readonly<Record<string, string>>) {
    setPages(1);
    set(values);
  }

  // Whoever leaves a message is back at its line.
  const left = useRef('');
  useEffect(() => {
    if (current === '' && left.current !== '')
      document.querySelector<HTMLElement>(`#${CSS.escape(lineId(left.current))}`)?.focus();
    left.current = current;
  }, [current]);

  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(20rem,2fr)_3fr]">
      <div className={current ? 'hidden min-w-0 lg:block' : 'min-w-0'}>
        <div className="grid grid-cols-1 gap-4">
          <div>
            <label htmlFor="lead-search" className="small mb-1.5 block">
              {words.search}
            </label>
            <input
              id="lead-search"
              type="search"
              className="input"
              maxLength={200}
              autoComplete="off"
              placeholder={words.searchHelp}
              defaultValue={search}
              onChange={(event) => narrow({ q: event.currentTarget.value })}
            />
          </div>
          <SelectField
            name="lead-owner"
            label={words.assignee}
            value={assignedTo}
            options={[
              { value: '', label: words.anyAssignee },
              ...team.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(personne) => narrow({ personne })}
          />
          <Chips
            label={words.states}
            value={state}
            options={shown.map((each) => [each, labelOf(each)] as const)}
            onChange={(etat) => narrow({ etat: etat === 'open' ? '' : etat })}
          />
        </div>
        {failure && (
          <div
            role="alert"
            className="mt-6 flex flex-wrap items-center gap-3 rounded-tile border border-band-red p-4"
          >
            <p className="min-w-0 grow">{words.failure[failure]}</p>
            <button type="button" className="button" onClick={reload}>
              {words.reload}
            </button>
          </div>
        )}
        <p role="status" className="small mt-4 text-dust">
          {page ? plural(language, page.items.length, words.count) : !failure && words.loading}
        </p>
        {page?.items.length === 0 && (
          <p className="heading py-12 text-center">
            {isNarrowed ? words.emptyFilter : words.empty}
          </p>
        )}
        {page && page.items.length > 0 && <LeadList items={page.items} current={current} />}
        {page?.next !== undefined && (
          <button type="button" className="button mt-6" onClick={() => setPages(pages + 1)}>
            {words.more}
          </button>
        )}
        {may('assign') && team.length > 0 && <TeamPanel onChange={onTeam} />}
      </div>
      <div className={current ? 'min-w-0' : 'hidden min-w-0 lg:block'}>
        {current ? (
          <LeadDetail
            key={current}
            id={current}
            version={page?.items.find(({ id }) => id === current)?.version}
            onChange={reload}
            onClose={() => set({ lead: '' })}
          />
        ) : (
          <p className="heading py-24 text-center text-dust">{words.choose}</p>
        )}
      </div>
    </div>
  );

  function labelOf(each: Shown): string {
    const name = each === 'open' || each === 'all' ? words[each] : words.statuses[each];
    return page ? `${name} ${countOf(page, each, language)}` : name;
  }
}

function countOf({ counts }: LeadPage, shownState: Shown, language: Language): string {
  const states = shownState === 'all' ? leadStatuses : shownState === 'open' ? open : [shownState];
  return formatNumber(
    language,
    states.reduce((sum, status) => sum + counts[status], 0),
  );
}
