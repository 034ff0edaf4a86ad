import { useCallback } from 'react';
import { Link } from 'react-router';
import { answerClock } from '#app/domain/leads/business-hours.ts';
import type { LeadListItem } from '#app/domain/leads/inbox.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useRead } from '../frame/use-read.ts';
import { inboxTab, workspaceAddress } from '../frame/workspace-query.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { createLeadsClient } from '../inbox/leads-client.ts';
import type { LiveEvents } from '../session/live-events.ts';
import { TodoList } from './todo-list.tsx';

const client = createLeadsClient();

/** Maximum number of leads. */
const shown = 10;

/** The leads that wait for an answer, earliest due date first. */
export function DueLeads({ events }: { events: LiveEvents }) {
  const {
    messages: { overview: copy },
  } = useWorkspace();
  const watch = useCallback((again: () => void) => events.watch('leads', again), [events]);
  const read = async () => ({
    ...(await client.list({ awaitsAnswer: true, order: 'due', limit: shown })),
    at: Date.now(),
  });
  const { data, error } = useRead('due-leads', read, watch);
  return (
    <TodoList
      id="today-leads"
      title={copy.leads}
      all={
        <Link to={workspaceAddress(inboxTab)} className="text-link">
          {copy.allLeads}
        </Link>
      }
      empty={error === null ? copy.noLeads : copy.leadsFailed}
      isLoading={!data && error === null}
    >
      {(data?.items ?? []).map((lead) => (
        <DueLead key={lead.id} lead={lead} now={data?.at ?? 0} />
      ))}
    </TodoList>
  );
}

function DueLead({ lead, now }: { lead: LeadListItem; now: number }) {
  const { language } = useVisit();
  const {
    messages: { overview: copy, tasks },
  } = useWorkspace();
  const { id, name, company } = lead;
  const { state, dueAt } = answerClock(lead, now);
  const due = formatDate(language, new Date(dueAt).toISOString(), 'short');
  return (
    <li className="row py-1.5">
      <span className="flex max-w-full grow flex-wrap items-baseline gap-x-2 text-dust max-sm:basis-full">
        <Link to={workspaceAddress(inboxTab, { lead: id })} className="text-link max-w-full">
          <span dir="auto" className="truncate font-semibold text-star">
            {name}
          </span>
        </Link>
        <span dir="auto" className="min-w-0 truncate">
          {company}
        </span>
      </span>
      <span className="min-w-0 text-xs text-dust sm:shrink-0 sm:text-end">
        {state === 'late' && <span className="text-band-red">{tasks.overdue} · </span>}
        {fill(copy.answerBy, { date: due })}
      </span>
    </li>
  );
}
