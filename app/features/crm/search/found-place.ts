import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { SearchHit, SearchPlace } from '#app/domain/crm/search/search-hits.ts';
import { inboxTab, searchParameter, workspaceAddress } from '../frame/workspace-query.ts';

/** The address of a found record. A journal entry is shown in the journal, filtered by its title. */
const addresses = {
  clients: ({ id }) => workspaceAddress('clients', { fiche: id }),
  leads: ({ id }) => workspaceAddress(inboxTab, { lead: id }),
  projects: ({ id }) => workspaceAddress('projets', { fiche: id }),
  tasks: ({ id }) => workspaceAddress('taches', { fiche: id }),
  journal: ({ title }) => workspaceAddress('journal', { q: title }),
} as const satisfies Record<SearchPlace, (hit: SearchHit) => string>;

export function hitAddress(place: SearchPlace, hit: SearchHit): string {
  return addresses[place](hit);
}

/** The address of all results. */
export function resultsAddress(text: string): string {
  return workspaceAddress(null, { [searchParameter]: text });
}

/** Status, stage or type of a hit, as text. */
export function stateText(messages: CrmCopy, place: SearchPlace, { state }: SearchHit): string {
  const names: Readonly<Record<SearchPlace, Readonly<Record<string, string>>>> = {
    clients: messages.clients.statuses,
    leads: messages.palette.leadStatuses,
    projects: messages.projects.stages,
    tasks: messages.tasks.statuses,
    journal: messages.journal.types,
  };
  return names[place][state] ?? '';
}
