import { useSyncExternalStore } from 'react';
import { planProspects } from '#app/domain/crm/prospecting/find-prospects.ts';
import {
  planProspected,
  prospectingDelay,
  sandboxProspects,
  type ProspectFilter,
} from '#app/domain/crm/prospecting/prospecting.ts';
import { sandboxNewcomers } from '#app/domain/crm/sandbox/prospect-samples.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { readAll } from '../records/read-all.ts';
import type { LiveRecords } from '../session/backend.ts';
import { useCrm } from '../session/crm-provider.tsx';
import { keepSearch, searchOf, subscribeToSearch, type Answer } from './kept-search.ts';

/** The sandbox knows no towns: its results are always in Montréal. */
const inSandbox = { map: null, town: null, others: [], names: null } as const;

/**
 * The last result, which outlives the section, and functions that search in the sandbox (`launch`) and on the server
 * (`search`).
 */
export function useProspecting() {
  const { language } = useVisit();
  const { during } = useCrm();
  const { store, user, run, fail, messages } = useWorkspace();
  const personId = user?.id ?? '';
  const answer = useSyncExternalStore(subscribeToSearch, () => searchOf(personId).answer);
  const setAnswer = (found: Answer) => keepSearch(personId, { answer: found });

  const launch = (filter: ProspectFilter) =>
    during(prospectingDelay, async () => {
      const items = await readAll(store, 'clients');
      // Oldest clients first.
      const known = items.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
      const found = sandboxProspects(known);
      const problem = await run((planning) => planProspected(filter, found, planning));
      const { sectors } = messages.prospection;
      const newcomers = sandboxNewcomers(
        filter,
        known,
        (sector) => sectors[sector].toLocaleLowerCase(language),
        new Date().toISOString(),
      );
      if (!problem) setAnswer({ filter, ...inSandbox, result: found, newcomers });
    });

  const search = (filter: ProspectFilter, { finder }: LiveRecords) =>
    during(0, async () => {
      try {
        const found = await finder.prospects(filter);
        const { result } = found;
        if (result) await run((planning) => planProspects(filter, result, planning));
        setAnswer({ filter, newcomers: null, ...found });
      } catch (error) {
        fail(error);
      }
    });

  return { answer, launch, search };
}
